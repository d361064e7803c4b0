import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeRenderer, page, publicPage } from '#front/testing/fake-renderer.ts'
import { serveFront, silent } from '#front/testing/serve-front.ts'

test('500 concurrent requests share one render', async () => {
  const { render, renderRequests } = fakeRenderer(() => page('da'), { takesMs: 200 })
  const { sendRequest } = await serveFront({ renderer: render })

  const replies = await Promise.all(Array.from({ length: 500 }, () => sendRequest('/de/programm')))

  expect(renderRequests).toHaveLength(1)
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
})

test('an invalidation concerns the pages with its tag and no others', async () => {
  let version = 1
  const { render, renderRequests } = fakeRenderer(({ url }) =>
    page(`v${version}`, { tags: [`page:${url}`] }),
  )
  const { sendRequest, front } = await serveFront({ renderer: render })
  await sendRequest('/de/eins')
  await sendRequest('/de/zwei')

  version = 2
  front.invalidate(['page:/de/eins'])

  expect((await sendRequest('/de/eins')).text).toContain('v2')
  expect((await sendRequest('/de/zwei')).text).toContain('v1')
  expect(renderRequests).toHaveLength(3)
})

test('a page whose tags are not known is rendered again after any change', async () => {
  let version = 1
  const { render } = fakeRenderer(() => page(`v${version}`, { tags: [] }))
  const { sendRequest, front } = await serveFront({ renderer: render })
  await sendRequest('/de')
  version = 2
  front.invalidate(['anything'])
  expect((await sendRequest('/de')).text).toContain('v2')
})

test('a change during a render leaves no stale page in the cache, and nobody gets one', async () => {
  let version = 1
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { render } = fakeRenderer(
    () => {
      start()
      return page(`v${version}`)
    },
    { takesMs: 80 },
  )
  const { sendRequest, front } = await serveFront({ renderer: render })

  const early = sendRequest('/de')
  await started
  version = 2
  front.invalidate(['site'])
  const late = sendRequest('/de')

  expect((await early).text).toContain('v2')
  expect((await late).text).toContain('v2')
  const after = await sendRequest('/de')
  expect(after.text).toContain('v2')
  expect(after.headers['cache-status']).toBe('front; hit')
})

test('R-20 a page that is composed while something changes is composed again, also if the change feed is late', async () => {
  const content = { title: 'alt', price: 'alt' }
  const { promise: feed, resolve: deliver } = Promise.withResolvers<void>()
  let renders = 0
  const { front, sendRequest } = await serveFront({
    async renderer() {
      renders += 1
      const { title } = content
      if (renders === 1) {
        Object.assign(content, { title: 'neu', price: 'neu' })
        setTimeout(deliver, 30)
      }
      return page(`${title} ${content.price}`)
    },
    async knowChanges() {
      await feed
      if (renders === 1) front.invalidate(['site'])
    },
  })
  expect((await sendRequest('/de')).text).toContain('neu neu')
  expect((await sendRequest('/de')).headers['cache-status']).toBe('front; hit')
  expect(renders).toBe(2)
})

test(
  'a thousand readers during a thousand changes never get a page older than the last acknowledged change',
  { tags: 'slow', timeout: 120_000 },
  async () => {
    const [readers, changes, requestsPerReader] = [1000, 1000, 4]
    let version = 0
    let acknowledged = 0
    const { render } = fakeRenderer(() => page(`<b>${version}</b>`), { takesMs: 3 })
    const { sendRequest, front } = await serveFront({ renderer: render, log: silent })
    const seenTooOld: string[] = []
    let reading = readers

    async function invalidate() {
      for (let number = 1; number <= changes || reading > 0; number++) {
        version = number
        front.invalidate(['site'])
        acknowledged = number
        await wait(1)
      }
    }

    async function read() {
      for (let request = 0; request < requestsPerReader; request++) {
        const least = acknowledged
        const { text } = await sendRequest('/de')
        const seen = Number(/<b>(\d+)<\/b>/.exec(text)?.[1])
        if (!(seen >= least)) seenTooOld.push(`${seen} after ${least}`)
        await wait(Math.random() * 400)
      }
      reading -= 1
    }

    await Promise.all([invalidate(), ...Array.from({ length: readers }, read)])
    expect(seenTooOld).toEqual([])
    expect((await sendRequest('/de')).text).toContain(`<b>${acknowledged}</b>`)
  },
)

test('a stale page is served once more while a fresh one is rendered', async () => {
  let version = 1
  const { render, renderRequests } = fakeRenderer(() =>
    page(`v${version}`, {
      headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=1' },
    }),
  )
  const { sendRequest } = await serveFront({ renderer: render })
  await sendRequest('/de')
  await wait(1050)
  version = 2

  const stale = await sendRequest('/de')
  expect(stale.text).toContain('v1')
  expect(stale.headers['cache-status']).toContain('stale-while-refreshing')
  await expect.poll(async () => (await sendRequest('/de')).text).toContain('v2')
  expect(renderRequests).toHaveLength(2)
})

test('a page that turns into a 404 is gone, and back as soon as its tag is invalidated', async () => {
  let exists = true
  const { render } = fakeRenderer(() =>
    exists
      ? page('da')
      : page('weg', {
          status: 404,
          headers: { 'content-type': 'text/html', 'cache-control': publicPage },
        }),
  )
  const { sendRequest, front } = await serveFront({ renderer: render })
  expect((await sendRequest('/de')).status).toBe(200)
  exists = false
  front.invalidate(['site'])
  expect((await sendRequest('/de')).status).toBe(404)
  exists = true
  front.invalidate(['site'])
  expect((await sendRequest('/de')).status).toBe(200)
})
