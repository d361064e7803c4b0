import { describe, expect, test } from 'vitest'
import { eventRow, page } from '#testing/rows.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

describe('G-01: identity', () => {
  test('an id contains type, number and language; the number is that of addresses', async () => {
    const { ask, calls } = createTestGateway(() => ({ body: eventRow(7) }))
    const { data, errors } = await ask(`{
      de: event(locale: DE, number: 7) { id number venue { id number } series { id number } }
      en: event(locale: EN, number: 7) { id number exhibitionType { id key } }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      de: {
        id: 'Event:7:de',
        number: 7,
        venue: { id: 'Venue:3:de', number: 3 },
        series: [{ id: 'Series:5:de', number: 5 }],
      },
      en: {
        id: 'Event:7:en',
        number: 7,
        exhibitionType: { id: 'ExhibitionType:2:en', key: 'premiere' },
      },
    })
    expect(calls.map(({ url }) => url.pathname).sort()).toEqual([
      '/de/api/events/7/',
      '/en/api/events/7/',
    ])
  })

  test('a version of a page is another entity than the page', async () => {
    const { ask } = createTestGateway(() => ({ body: { id: 3, modules: [] } }))
    const { data } = await ask(`{
      now: page(locale: DE, path: "haus") { id }
      before: page(locale: DE, path: "haus", versionNumber: 12) { id }
    }`)
    expect(data).toEqual({ now: { id: 'Page:3:de' }, before: { id: 'Page:3:de:v12' } })
  })

  test('so are a draft, and what it will be', async () => {
    const { ask } = createTestGateway(() => ({
      body: { slug: 'event-3', children: [{ id: 5, type: 'headline', content: 'Eins' }] },
    }))
    const { data } = await ask(`{
      now: container(locale: DE, slug: "event-3") { modules { id } }
      draft: container(locale: DE, slug: "event-3", isDraft: true) { modules { id } }
      then: container(locale: DE, slug: "event-3", at: "2026-12-24T18:00:00Z") { modules { id } }
    }`)
    const ids = Object.values(data as Record<string, { modules: { id: string }[] }>).map(
      ({ modules }) => modules[0]!.id,
    )
    expect(new Set(ids).size).toBe(3)
  })

  test('what has a number of something else, or of one response only, has no id', async () => {
    const { graph } = createTestGateway(() => ({ body: page([]) }))
    const fieldsOf = (name: string) =>
      Object.keys((graph.getType(name) as never as { getFields: () => object }).getFields())
    for (const name of ['OptionCount', 'SitemapEntry', 'SeatGroup', 'Timeslot']) {
      expect([name, fieldsOf(name)]).toEqual([name, expect.not.arrayContaining(['id'])])
      expect(fieldsOf(name)).toContain('number')
    }
  })
})
