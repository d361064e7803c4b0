import { expect, test } from 'vitest'
import RouteCache from './route-cache.ts'
import { postponeSegments } from './postpone-segments.ts'
import { shared } from '#front/next/render-context.ts'

const payload = Buffer.from('0:{}')
const isOf = { document: false, segment: true }

/** A route of Next whose segments are what `collect` makes of the payload. */
function openRoute(collect: (payload: Buffer) => Promise<Map<string, Buffer>>) {
  const routeModule = {
    async prerender(_request: unknown, _response: unknown, context: unknown) {
      const { renderOpts } = context as { renderOpts: { ComponentMod: typeof ComponentMod } }
      return renderOpts.ComponentMod.collectSegmentData(payload)
    },
  }
  const ComponentMod = { collectSegmentData: collect }
  postponeSegments(routeModule as never)
  const cache = new RouteCache()
  const inRender = <Result>(form: keyof typeof isOf, act: () => Promise<Result>) =>
    shared.renders.run(
      { startedAt: shared.clock.now(), tags: undefined, isSegment: isOf[form] },
      act,
    )
  return {
    render: (form: keyof typeof isOf) =>
      inRender(form, async () => {
        const context = { renderOpts: { ComponentMod } }
        const segmentData = await routeModule.prerender({}, {}, context)
        await cache.set('/de', { kind: 'APP_PAGE', html: '<p>', rscData: payload, segmentData })
        return segmentData
      }),
    read: (form: keyof typeof isOf) =>
      inRender(form, async () => (await cache.get('/de'))!.value.segmentData!),
  }
}

test('a page has no segments until the router asks for one, and then all of them, of the same payload', async () => {
  const collected: Buffer[] = []
  const route = openRoute(async (data) => {
    collected.push(data)
    return new Map([['/_tree', Buffer.from('tree')]])
  })
  await route.render('document')
  expect((await route.read('document')).size).toBe(0)
  expect(collected).toEqual([])
  const [one, other] = await Promise.all([route.read('segment'), route.read('segment')])
  expect([one, other].map((segments) => segments.get('/_tree')?.toString())).toEqual([
    'tree',
    'tree',
  ])
  await route.read('segment')
  expect(collected).toEqual([payload])
})

test('a render that the router waits for makes them itself', async () => {
  const route = openRoute(async () => new Map([['/_tree', Buffer.from('tree')]]))
  expect([...(await route.render('segment')).keys()]).toEqual(['/_tree'])
})

test('what could not be made is made for the next request', async () => {
  let failures = 1
  const route = openRoute(async () => {
    if (failures-- > 0) throw new Error('not now')
    return new Map([['/_tree', payload]])
  })
  await route.render('document')
  await expect(route.read('segment')).rejects.toThrow('not now')
  expect((await route.read('segment')).get('/_tree')).toBe(payload)
})
