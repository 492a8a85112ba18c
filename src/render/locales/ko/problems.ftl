### Korean. Why a request was not answered.

problem-busy = 서비스가 혼잡합니다. 다시 시도하십시오
problem-forbidden = 이 요청자에게는 허용되지 않습니다
problem-internal = 서비스에 장애가 생겼습니다
problem-invalid-http = 요청이 HTTP 형식에 맞지 않습니다
problem-invalid-json = 본문을 JSON으로 읽을 수 없습니다
problem-invalid-request = 이대로는 요청한 것을 계산할 수 없습니다
problem-method-not-allowed = 이 메서드는 여기서 제공하지 않습니다
problem-not-acceptable = 이 형식으로는 답할 수 없습니다
problem-not-found = 여기서 제공하는 것이 없습니다
problem-timeout = 시간이 너무 오래 걸렸습니다. 다시 시도하십시오
problem-too-large = 요청이 너무 깁니다
problem-too-many-requests = 요청이 너무 많습니다. 잠시 기다리십시오
problem-unsupported-media-type = 이 미디어 형식은 여기서 읽지 않습니다
