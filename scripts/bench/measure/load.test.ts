import { createServer, type RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from 'simple-statistics'
import { expect, test } from 'vitest'
import { load } from './load.ts'

async function served<Result>(listener: RequestListener, work: (url: string) => Promise<Result>) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  try {
    return await work(`http://127.0.0.1:${port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test(
  'rate and latency are those of the server, not of a second’s tick',
  { tags: 'slow' },
  async () => {
    const responses = 40
    const durationsMs: number[] = []
    let firstAt: number | undefined
    let lastAt = 0
    const slowly: RequestListener = async (_request, response) => {
      const begun = performance.now()
      firstAt ??= begun
      await sleep(20)
      response.end('yes')
      lastAt = performance.now()
      durationsMs.push(lastAt - begun)
    }
    const seen = await served(slowly, (url) => load({ url }, { responses, connections: 4 }))
    const seconds = (lastAt - firstAt!) / 1000
    // Compared with what the server itself has measured, so that a busy machine does not change the result.
    expect(seen.p50Ms).toBeGreaterThan(19)
    expect(seen.p50Ms).toBeLessThan(quantile(durationsMs, 0.5) + 400)
    expect(seen.responsesPerSecond).toBeGreaterThan((0.5 * responses) / seconds)
    expect(seen.responsesPerSecond).toBeLessThan((1.05 * 4 * 1000) / Math.min(...durationsMs))
  },
)

test('a single error response fails the measurement', async () => {
  let requestCount = 0
  const refusing: RequestListener = (_request, response) => {
    requestCount += 1
    response.writeHead(requestCount === 7 ? 429 : 200).end()
  }
  const run = served(refusing, (url) => load({ url }, { responses: 20, connections: 2 }))
  await expect(run).rejects.toThrow('Of 20 requests 1 were refused')
})

test('every request may have its own path', async () => {
  const requestedUrls: string[] = []
  let number = 0
  const target = { nextPath: () => `/${(number += 1)}` }
  await served(
    ({ url = '' }, response) => void (requestedUrls.push(url), response.end()),
    (url) => load({ url, ...target }, { responses: 30, connections: 3 }),
  )
  expect(new Set(requestedUrls).size).toBe(requestedUrls.length)
  expect(requestedUrls.length).toBeGreaterThanOrEqual(30)
})
