// KBA "How to play", Diagram 1: White wins by one point under Korean rules, as its text counts 16 to 17.
package main

import (
	"context"
	"fmt"
	"os"

	"gyega/client"
)

func must(holds bool, what string, found any) {
	if !holds {
		fmt.Fprintln(os.Stderr, what+":", found)
		os.Exit(1)
	}
}

func main() {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Args[1]}}
	service := client.NewAPIClient(configuration)

	request := client.NewScoreRequest()
	request.SetRows([]string{"OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."})
	prisoners := client.NewPrisoners()
	prisoners.SetBlack(1)
	prisoners.SetWhite(0)
	request.SetPrisoners(*prisoners)
	komi := float32(0)
	request.SetKomi(client.KomiRequest{Float32: &komi})
	korean := "korean-2016"
	request.SetRuleSets(client.RuleSetsRequest{ArrayOfRuleSetRequest: &[]client.RuleSetRequest{{String: &korean}}})

	answer, _, err := service.ScoresAPI.Score(context.Background()).ScoreRequest(*request).Execute()
	must(err == nil, "the answer", err)
	must(len(answer.Scores) == 1, "scores", answer.Scores)
	score := answer.Scores[0]
	must(score.Result == "W+1", "result", score.Result)
	must(*score.Black.Get() == 16 && *score.White.Get() == 17, "totals", score)
	must(*score.Outcome.String == "white", "outcome", score.Outcome)

	wrong := client.NewScoreRequest()
	wrong.SetRows([]string{"X?"})
	_, refused, err := service.ScoresAPI.Score(context.Background()).ScoreRequest(*wrong).Execute()
	must(err != nil && refused.StatusCode == 422, "a wrong board", refused)
	fmt.Println("the client in Go scores W+1")
}
