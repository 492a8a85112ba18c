### Japanese. Why a request was not answered.

problem-busy = サービスが混み合っています。もう一度試してください
problem-forbidden = この呼び出し元からは利用できない
problem-internal = サービスに障害が起きた
problem-invalid-http = 問い合わせがHTTPの形式に合っていない
problem-invalid-json = 本文をJSONとして読めない
problem-invalid-request = 問い合わせには、このままでは答えられない
problem-method-not-allowed = ここでは、このメソッドは使えない
problem-not-acceptable = 回答をこの形式で返すことはできない
problem-not-found = ここで提供しているものはない
problem-timeout = 時間がかかりすぎました。もう一度試してください
problem-too-large = 問い合わせが長すぎる
problem-too-many-requests = 問い合わせが多すぎます。少し待ってください
problem-unsupported-media-type = ここでは、このメディアタイプは読めない
