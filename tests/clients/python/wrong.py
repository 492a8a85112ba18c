"""What mypy must refuse: each line below names something that does not exist."""

from gyega_client.models import DiagramRequest, MoveRequest, Prisoners, ScoreRequest, ScoreResponse

ScoreRequest(row=["X"])
ScoreRequest(rows=[1])
ScoreRequest(detail="everything")
Prisoners(blak=1)
MoveRequest(moves=[], prisoner=Prisoners())
DiagramRequest(rows=["X."], label={})


def read(answer: ScoreResponse) -> None:
    print(answer.score)
    print(answer.scores[0].outcom)
