import { expect, test, vi } from 'vitest'
import { createMissingPages, type MissingPage } from '#front/operation/missing-pages.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

test('X-01 every view of a missing page is reported, also when the response is cached', async () => {
  const { render, renderRequests } = fakeRenderer(() => page('', { status: 404 }))
  const onMissing = vi.fn<(page: { locale: string; path: string }) => void>()
  const { sendRequest } = await serveFront({ renderer: render, onMissing })
  for (let round = 0; round < 3; round += 1) await sendRequest('/en/gone?mail=name@example.test')
  expect(renderRequests).toHaveLength(1)
  const view = [{ locale: 'en', path: '/en/gone' }]
  expect(onMissing.mock.calls).toEqual([view, view, view])
})

test('X-01 existing pages, files and router requests, which load the document next, are not reported', async () => {
  const { render } = fakeRenderer(({ url, headers }) => {
    const shown = page('', { status: url === '/de' ? 200 : 404 })
    if (headers['rsc'] !== undefined) shown.headers['content-type'] = 'text/x-component'
    return shown
  })
  const onMissing = vi.fn<() => void>()
  const { sendRequest } = await serveFront({ renderer: render, onMissing })
  await sendRequest('/de')
  await sendRequest('/de/apple-touch-icon.png')
  await sendRequest('/de/gone', { headers: { rsc: '1', 'next-router-prefetch': '1' } })
  await sendRequest('/de/gone', { headers: { rsc: '1' } })
  expect(onMissing).not.toHaveBeenCalled()
})

test('a missing file gets a response of a few bytes, not a page', async () => {
  const { render } = fakeRenderer(() => page('x'.repeat(50_000), { status: 404 }))
  const { sendRequest } = await serveFront({ renderer: render })
  const missing = await sendRequest('/media-old/picture.png')
  expect(missing.status).toBe(404)
  expect(missing.text.length).toBeLessThan(100)
})

test('X-01 a flood of visits is reported one call at a time, and no visit is lost', async () => {
  const reported: MissingPage[] = []
  const pages = createMissingPages({
    send: async (missing) => void reported.push({ ...missing }),
    onFailure: () => {},
    pauseMs: 20,
  })
  for (let visit = 0; visit < 500; visit += 1) pages.count({ locale: 'de', path: '/de/weg' })
  await expect.poll(() => sum(reported)).toBe(500)
  expect(reported.length).toBeLessThanOrEqual(3)
})

test('X-01 a report that the origin refused is repeated, with those that came meanwhile', async () => {
  const reported: MissingPage[] = []
  const failures: unknown[] = []
  const pages = createMissingPages({
    async send(missing) {
      if (failures.length === 0) throw new Error('The origin is away.')
      reported.push({ ...missing })
    },
    onFailure: (error) => failures.push(error),
    pauseMs: 1,
    retryMs: 20,
  })
  pages.count({ locale: 'de', path: '/de/weg' })
  pages.count({ locale: 'de', path: '/de/weg' })
  await expect.poll(() => sum(reported)).toBe(2)
  expect(failures).toHaveLength(1)
})

const sum = (reported: MissingPage[]) => reported.reduce((all, { times }) => all + times, 0)
