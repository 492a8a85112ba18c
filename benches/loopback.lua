-- wrk's part of benches/loopback.sh: post the lines of a file in turn, then print what came back as one line.
-- Arguments after `--`: the file, the number of lines to use.

local requests = {}
local next_request = 0

function init(arguments)
  local headers = { ["content-type"] = "application/json" }
  for line in io.lines(arguments[1]) do
    if #requests < tonumber(arguments[2]) then
      requests[#requests + 1] = wrk.format("POST", nil, headers, line)
    end
  end
  assert(#requests > 0, "no bodies in " .. arguments[1])
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("requests=%d failed=%d duration_us=%d p50_us=%d p99_us=%d bytes=%d\n",
    summary.requests, failed, summary.duration, latency:percentile(50), latency:percentile(99), summary.bytes))
end
