import autocannon from 'autocannon'
import { quantileSorted } from 'simple-statistics'

export type Target = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Path and query of the next request, if they differ between requests. */
  nextPath?: () => string
}

export type Load = {
  responsesPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Share of one core (0 to 1) used by the load generator itself, which runs in this process. */
  generatorShare: number
}

/**
 * Sends a number of requests over keep-alive connections, each as soon as the response to the previous one has arrived. Throws for responses
 * other than 2xx, because an error is cheaper than a response.
 */
export async function load(
  { nextPath, ...target }: Target,
  { responses, connections }: { responses: number; connections: number },
): Promise<Load> {
  const latenciesMs: number[] = []
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  let lastResponseAt = startedAt
  // Autocannon's own percentiles are in whole milliseconds, and it stops at full seconds.
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const requests = nextPath && [
      { setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) },
    ]
    const options = { ...target, amount: responses, connections, ...(requests && { requests }) }
    const run = autocannon(options, (error, end) => (error ? reject(error) : resolve(end)))
    run.on('response', (_client, _status, _bytes, latencyMs) => {
      latenciesMs.push(latencyMs)
      lastResponseAt = performance.now()
    })
  })
  const seconds = (lastResponseAt - startedAt) / 1000
  const cpu = process.cpuUsage(cpuBefore)

  if (result.non2xx + result.errors + result.timeouts > 0 || latenciesMs.length < responses) {
    throw new Error(
      `Of ${responses} requests ${result.non2xx} were refused, ${result.errors} failed and ${result.timeouts} took too long.`,
    )
  }
  const ascending = latenciesMs.toSorted((a, b) => a - b)
  return {
    responsesPerSecond: responses / seconds,
    p50Ms: quantileSorted(ascending, 0.5),
    p99Ms: quantileSorted(ascending, 0.99),
    generatorShare: (cpu.user + cpu.system) / 1e6 / seconds,
  }
}
