-- Prints what a run came to as one line of JSON, with the processor time that wrk itself has taken.
function done(summary, latency, requests)
  local stat = io.open('/proc/self/stat'):read('*l'):match('.*%) (.*)')
  local fields = {}
  for field in stat:gmatch('%S+') do fields[#fields + 1] = field end
  local errors = summary.errors
  io.write(string.format(
    '{"responses":%d,"microseconds":%d,"refused":%d,"failed":%d,"p50":%d,"p99":%d,"ticks":%d}\n',
    summary.requests, summary.duration, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99),
    tonumber(fields[12]) + tonumber(fields[13])))
end
