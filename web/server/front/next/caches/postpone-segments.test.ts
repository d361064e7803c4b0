import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import RouteCache from './route-cache.ts'
import { postponeSegments } from './postpone-segments.ts'
import { shared } from '#front/next/render-context.ts'

type Form = 'document' | 'segment'

const payload = Buffer.from('0:{}')
const tree = new Map([['/_tree', Buffer.from('tree')]])

/** A route of Next whose segments are what `collect` makes of the payload; it gets the route that Next knows meanwhile. */
function openRoute(
  collect: (payload: Buffer, route: string | undefined) => Promise<Map<string, Buffer>>,
) {
  const workAsyncStorage = new AsyncLocalStorage<{
    route: string
    page: string
    request?: object
  }>()
  const ComponentMod = {
    collectSegmentData: (data: Buffer) => collect(data, workAsyncStorage.getStore()?.route),
  }
  const routeModule = {
    prerender: (_request: unknown, _response: unknown, context: unknown) =>
      workAsyncStorage.run({ route: '/[locale]', page: '/[locale]/page', request: {} }, () => {
        const { renderOpts } = context as { renderOpts: { ComponentMod: typeof ComponentMod } }
        return renderOpts.ComponentMod.collectSegmentData(payload)
      }),
  }
  postponeSegments(routeModule as never, workAsyncStorage as never)
  const cache = new RouteCache()
  const inRender = <Result>(form: Form, act: () => Promise<Result>) =>
    shared.renders.run(
      { startedAt: shared.clock.now(), tags: undefined, isSegment: form === 'segment' },
      act,
    )
  return {
    render: (form: Form) =>
      inRender(form, async () => {
        const segmentData = await routeModule.prerender({}, {}, { renderOpts: { ComponentMod } })
        await cache.set('/de', { kind: 'APP_PAGE', html: '<p>', rscData: payload, segmentData })
        return segmentData
      }),
    /** The segments of the cached route; undefined if it has to be rendered again. */
    read: (form: Form) => inRender(form, async () => (await cache.get('/de'))?.value.segmentData),
  }
}

test('a page has no segments until the router asks for one, and then all of them, of the same payload and for the same route', async () => {
  const collected: unknown[] = []
  const route = openRoute(async (...from) => {
    collected.push(from)
    return tree
  })
  await route.render('document')
  expect((await route.read('document'))?.size).toBe(0)
  expect(collected).toEqual([])
  const [one, other] = await Promise.all([route.read('segment'), route.read('segment')])
  expect([one?.get('/_tree'), other?.get('/_tree')]).toEqual(Array(2).fill(tree.get('/_tree')))
  await route.read('segment')
  expect(collected).toEqual([[payload, '/[locale]']])
})

test('a render that the router waits for makes them itself', async () => {
  const route = openRoute(async () => tree)
  expect(await route.render('segment')).toBe(tree)
})

test('where they cannot be made the page is rendered again, and a document is not concerned', async () => {
  let failures = 1
  const route = openRoute(async () => {
    if (failures-- > 0) throw new Error('not now')
    return tree
  })
  await route.render('document')
  expect(await route.read('segment')).toBeUndefined()
  expect((await route.read('document'))?.size).toBe(0)
  expect((await route.read('segment'))?.get('/_tree')).toBe(tree.get('/_tree'))
})
