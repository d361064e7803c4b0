import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { acceptLoadReports } from './accept-load-reports.ts'
import { createLoadTimes, type LoadTimeSample } from './collect-load-times.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

async function start() {
  const sent: LoadTimeSample[][] = []
  const send = async (samples: LoadTimeSample[]) => void sent.push(samples)
  const loadTimes = createLoadTimes({ send, onFailure: () => undefined, pauseMs: 1 })
  const accept = acceptLoadReports(loadTimes)
  const server = createServer((request, response) => void accept(request, response))
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const report = async (body: unknown, headers: Record<string, string> = {}) => {
    const url = `http://127.0.0.1:${port}/load-reports`
    return (await fetch(url, { method: 'POST', body: JSON.stringify(body), headers })).status
  }
  return { sent, report }
}

test('S-10: load times of several views are summed up by route, and nothing else of the request is kept', async () => {
  const { sent, report } = await start()
  const view = { path: '/de/programm/die-moewe/7', device: 'phone', values: { LCP: 1_312, CLS: 4 } }
  const other = { path: '/en/events/the-seagull/9', device: 'phone', values: { LCP: 1_399 } }
  expect(await Promise.all([report(view), report({ ...other, path: view.path })])).toEqual([
    204, 204,
  ])
  const measured = { device: 'phone', route: 'events-slug-id' }
  await expect.poll(() => sent.flat().reduce((sum, { times }) => sum + times, 0)).toBe(3)
  for (const sample of sent.flat()) {
    expect(sample).toEqual({
      ...measured,
      metric: expect.stringMatching(/^(LCP|CLS)$/),
      value: sample.metric === 'LCP' ? 1_500 : 10,
      times: expect.any(Number),
    })
  }
})

test('S-10: what is no report, too long, or from another site is refused', async () => {
  const { sent, report } = await start()
  const view = { path: '/de', device: 'phone', values: { LCP: 10 } }
  expect(await report({ ...view, device: 'watch' })).toBe(400)
  expect(await report({ ...view, values: { LCP: -1 } })).toBe(400)
  expect(await report({ ...view, path: 'nowhere' })).toBe(400)
  expect(await report({ ...view, path: `/de/${'x'.repeat(3_000)}` })).toBe(400)
  expect(await report(view, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(sent).toEqual([])
})
