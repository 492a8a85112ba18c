### English. What the texts of rule sets are called, and what is noted of them: the English stands in the rule sets themselves, in src/rules/sets.
