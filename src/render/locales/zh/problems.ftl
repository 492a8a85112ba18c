### Chinese, in simplified characters. Why a request was not answered.

problem-busy = 服务繁忙，请再试一次
problem-forbidden = 不向此调用方提供
problem-internal = 服务出错
problem-invalid-http = 请求不符合 HTTP 的格式
problem-invalid-json = 正文无法作为 JSON 读取
problem-invalid-request = 所提的问题按现状无法回答
problem-method-not-allowed = 此处不提供该方法
problem-not-acceptable = 无法以该形式给出回答
problem-not-found = 此处没有内容
problem-timeout = 耗时过长，请再试一次
problem-too-large = 所提的问题太长
problem-too-many-requests = 请求太多，请稍候
problem-unsupported-media-type = 此处不读取该媒体类型
