"""KBA "How to play", Diagram 1: White wins by one point under Korean rules, as its text counts 16 to 17."""

import sys

from gyega_client import Client
from gyega_client.api.rule_sets import list_rule_sets
from gyega_client.api.scores import score
from gyega_client.models import EntryKindType0, Prisoners, Problem, RuleSetList, ScoreRequest, ScoreResponse
from gyega_client.types import Unset

ROWS = ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."]


def main(url: str) -> None:
    client = Client(base_url=url)
    request = ScoreRequest(rows=ROWS, prisoners=Prisoners(black=1, white=0), komi=0, rule_sets=["korean-2016"], id=1)
    answer = score.sync(client=client, body=request)
    assert isinstance(answer, ScoreResponse), answer
    (korean,) = answer.scores
    assert (answer.id, korean.result, korean.black, korean.white) == (1, "W+1", 16, 17), korean
    assert not isinstance(korean.ledger, Unset)
    territory = [entry for entry in korean.ledger if entry.kind == EntryKindType0.TERRITORY and entry.player == "black"]
    assert [entry.amount for entry in territory] == [15], territory

    refused = score.sync(client=client, body=ScoreRequest(rows=["X?"]))
    assert isinstance(refused, Problem) and not isinstance(refused.errors, Unset), refused
    assert (refused.code, refused.errors[0].pointer) == ("invalid-request", "/rows/0"), refused

    sets = list_rule_sets.sync(client=client)
    assert isinstance(sets, RuleSetList) and any(one.id == "korean-2016" for one in sets.rule_sets)
    print("the client in Python scores W+1")


if __name__ == "__main__":
    main(sys.argv[1])
