### German. Why a request was not answered.

problem-busy = Der Dienst ist ausgelastet; bitte erneut versuchen
problem-forbidden = Das wird für diesen Aufrufer nicht ausgeführt
problem-internal = Der Dienst hat versagt
problem-invalid-http = Die Anfrage ist nicht so aufgebaut, wie HTTP es verlangt
problem-invalid-json = Der Rumpf der Anfrage ist nicht als JSON zu lesen
problem-invalid-request = Die Frage kann so, wie sie gestellt ist, nicht beantwortet werden
problem-method-not-allowed = Diese Methode wird hier nicht bedient
problem-not-acceptable = Die Antwort kann nicht in dieser Form gegeben werden
problem-not-found = Unter dieser Adresse gibt es nichts
problem-timeout = Es hat zu lange gedauert; bitte erneut versuchen
problem-too-large = Die Frage ist zu lang
problem-too-many-requests = Zu viele Anfragen; bitte etwas warten
problem-unsupported-media-type = Dieser Medientyp wird hier nicht gelesen
