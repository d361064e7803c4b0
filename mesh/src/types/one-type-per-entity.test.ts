import { readFileSync } from 'node:fs'
import { EventDate } from '@foyer/schema/shapes/event.ts'
import { describe, expect, test } from 'vitest'
import { eventRow, page, productionRow } from '#testing/rows.ts'
import type { SeenCall } from '#testing/stub-origin.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const shownDate = readFileSync(
  new URL('../../../web/src/components/event/shown-date.graphql', import.meta.url),
  'utf8',
)

/** A date with the fields that the contract gives it, and no others. */
function dateRow(id: number) {
  const known: Record<string, unknown> = { ...eventRow(id), occurrence: 'scheduled' }
  return Object.fromEntries(Object.keys(EventDate.shape).map((key) => [key, known[key] ?? null]))
}

function respond({ url }: SeenCall) {
  if (url.pathname.endsWith('/events/')) return { body: page([1, 2, 3, 4].map(eventRow)) }
  if (url.pathname.endsWith('/productions/')) return { body: page([productionRow(7)]) }
  if (url.pathname.endsWith('/venues/')) return { body: [{ id: 3, street: 'Stadtplatz 1' }] }
  if (url.pathname.endsWith('/series/'))
    return { body: [{ id: 5, description: '<p>Vier Abende.</p>' }] }
  return { body: eventRow(1) }
}

describe('G-01: sources are joined without a call per node', () => {
  test('the embedded summary is enough for its own fields', async () => {
    const { ask, calls } = createTestGateway(respond)
    const { data, errors } = await ask(
      '{ events(locale: DE) { nodes { production { id title } venue { name } series { name } } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      events: { nodes: [{ production: { title: 'Hamlet' } }, {}, {}, {}] },
    })
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/de/api/events/'])
  })

  test('whole productions, venues and series of a list cost one call each', async () => {
    const { ask, calls } = createTestGateway(respond)
    const { data, errors } = await ask(`{
      events(locale: EN) { nodes { ...E } }
    }
    fragment E on Event { production { teaser events { day } } venue { street } series { description } }`)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      events: {
        nodes: Array.from({ length: 4 }, () => ({
          production: { teaser: 'Ein Prinz zögert.', events: [{ day: '2026-12-01' }] },
          venue: { street: 'Stadtplatz 1' },
          series: [{ description: '<p>Vier Abende.</p>' }],
        })),
      },
    })
    expect(
      calls.map(({ url }) => `${url.pathname} ${url.searchParams.get('ids') ?? ''}`).sort(),
    ).toEqual([
      '/en/api/events/ ',
      '/en/api/productions/ 7',
      '/en/api/series/ 5',
      '/en/api/venues/ 3',
    ])
  })

  test('what the site shows of the dates of a production needs no call for each of them', async () => {
    const { ask, calls } = createTestGateway(({ url }) =>
      url.pathname.endsWith('/productions/')
        ? { body: page([{ ...productionRow(7), events: [1, 2, 3].map(dateRow) }]) }
        : { body: eventRow(1) },
    )
    const { errors } = await ask(
      `{ productions(locale: DE) { nodes { events { ...ShownDate_event } } } } ${shownDate}`,
    )
    expect(errors).toBeUndefined()
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/de/api/productions/'])
  })

  test('two languages in one operation stay apart', async () => {
    const { ask, calls } = createTestGateway(respond)
    await ask(`{
      de: event(locale: DE, number: 1) { production { teaser } }
      en: event(locale: EN, number: 1) { production { teaser } }
    }`)
    expect(calls.map(({ url }) => url.pathname).sort()).toEqual([
      '/de/api/events/1/',
      '/de/api/productions/',
      '/en/api/events/1/',
      '/en/api/productions/',
    ])
  })

  test('one address is fetched once, however many fields need it', async () => {
    const { ask, calls } = createTestGateway(respond)
    await ask(
      '{ a: event(locale: DE, number: 1) { id } b: event(locale: DE, number: 1) { title } }',
    )
    expect(calls).toHaveLength(1)
  })

  test('a production that is gone is null, and the event stays', async () => {
    const { ask } = createTestGateway((call) =>
      call.url.pathname.endsWith('/productions/') ? { body: page([]) } : respond(call),
    )
    const { data, errors } = await ask(
      '{ event(locale: DE, number: 1) { title production { teaser } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ event: { title: 'Hamlet', production: null } })
  })
})

describe('G-01: what a page links to is a page', () => {
  const urls = (name: string) => ({ de: `/de/${name}`, en: null, ja: null, la: null })
  const link = { id: 2, title: 'Haus', urls: urls('haus'), is_clickable: true }
  const pages: Record<string, unknown> = {
    'haus/geschichte': { id: 1, title: 'Geschichte', urls: urls('haus/geschichte'), parent: link },
    haus: { ...link, headline: 'Unser Haus', parent: null },
  }
  const origin = ({ url }: SeenCall) => ({
    body: pages[url.pathname.replace('/de/pageeditor-api/page/', '')],
  })

  test('fields that the page embeds need no request, and more is fetched by its path', async () => {
    const { ask, calls } = createTestGateway(origin)
    const byItself = await ask(
      '{ page(locale: DE, path: "haus/geschichte") { parent { id number title } } }',
    )
    expect(byItself.data).toEqual({
      page: { parent: { id: 'Page:2:de', number: 2, title: 'Haus' } },
    })
    expect(calls).toHaveLength(1)
    const more = await ask(
      '{ page(locale: DE, path: "haus/geschichte") { parent { title headline } } }',
    )
    expect(more.errors).toBeUndefined()
    expect(more.data).toEqual({ page: { parent: { title: 'Haus', headline: 'Unser Haus' } } })
  })
})

test('G-01: the next event of a production is that of its teaser, or the first of its events', async () => {
  const teaser = { id: 7, slug: 'hamlet', title: 'Hamlet', next: eventRow(3) }
  const place = { parent: null, column: null, order: 0, revision: 1 }
  const teasers = {
    ...place,
    id: 1,
    type: 'highlight-teasers',
    productions: [teaser],
    articles: [],
  }
  const { ask, calls } = createTestGateway(({ url }) =>
    url.pathname.endsWith('/productions/7/')
      ? { body: productionRow(7) }
      : { body: { id: 1, modules: [teasers] } },
  )
  const { data, errors } = await ask(`{
    page(locale: DE, path: "haus") { modules { ... on HighlightTeasersModule {
      productions { id title nextEvent { number day } }
    } } }
    production(locale: DE, number: 7) { nextEvent { number } }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    page: {
      modules: [
        {
          productions: [
            {
              id: 'Production:7:de',
              title: 'Hamlet',
              nextEvent: { number: 3, day: '2026-12-01' },
            },
          ],
        },
      ],
    },
    production: { nextEvent: { number: 1 } },
  })
  expect(calls).toHaveLength(2)
})
