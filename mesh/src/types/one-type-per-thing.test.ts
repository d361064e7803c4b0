import { describe, expect, test } from 'vitest'
import { eventRow, page, productionRow } from '#testing/rows.ts'
import type { SeenCall } from '#testing/stub-origin.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

function answer({ url }: SeenCall) {
  if (url.pathname.endsWith('/events/')) return { body: page([1, 2, 3, 4].map(eventRow)) }
  if (url.pathname.endsWith('/productions/')) return { body: page([productionRow(7)]) }
  if (url.pathname.endsWith('/venues/')) return { body: [{ id: 3, street: 'Stadtplatz 1' }] }
  if (url.pathname.endsWith('/series/'))
    return { body: [{ id: 5, description: '<p>Vier Abende.</p>' }] }
  return { body: eventRow(1) }
}

describe('G-01: sources are joined without a call per node', () => {
  test('the embedded summary answers by itself', async () => {
    const { ask, calls } = createTestGateway(answer)
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
    const { ask, calls } = createTestGateway(answer)
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

  test('two languages in one operation stay apart', async () => {
    const { ask, calls } = createTestGateway(answer)
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

  test('one address is asked once, however many fields want it', async () => {
    const { ask, calls } = createTestGateway(answer)
    await ask(
      '{ a: event(locale: DE, number: 1) { id } b: event(locale: DE, number: 1) { title } }',
    )
    expect(calls).toHaveLength(1)
  })

  test('a production that is gone is null, and the event stays', async () => {
    const { ask } = createTestGateway((call) =>
      call.url.pathname.endsWith('/productions/') ? { body: page([]) } : answer(call),
    )
    const { data, errors } = await ask(
      '{ event(locale: DE, number: 1) { title production { teaser } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ event: { title: 'Hamlet', production: null } })
  })
})
