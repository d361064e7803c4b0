import { describe, expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

/** Responses of an origin that has the specification's calls and fields, and none of our extensions. */
const responses: Record<string, unknown> = {
  '/de/api/rooms/': [{ id: 1, name: 'Großes Haus', show_in_filter: true, seats: 1, venue_id: 1 }],
  '/de/api/user-details/': {
    is_logged_in: false,
    has_dashboard_online_access: false,
    login_url: '/login',
    logout_url: '/logout',
  },
  '/de/pageeditor-api/page/haus': {
    id: 1,
    content_type: 'page',
    urls: { de: '/de/haus' },
    title: 'Haus',
    headline: 'Haus',
    is_online: true,
    is_clickable: true,
    in_menu: true,
    in_footer: false,
    is_landing_page: false,
    meta_title: '',
    meta_description: '',
    og_title: '',
    og_description: '',
    og_type: 'website',
    og_image_thumbs: {},
    siblings: [],
    modules: [
      {
        id: 7,
        type: 'quote',
        parent: null,
        column: null,
        order: 0,
        revision: 1,
        content: 'Das Haus',
      },
    ],
  },
}

const { ask } = createTestGateway(({ url }) =>
  url.pathname in responses
    ? { body: responses[url.pathname] }
    : { status: 404, body: { detail: 'Nicht gefunden.' } },
)

describe('X-10: an origin without our extensions', () => {
  test('loses the fields that it does not send, and shows the rest', async () => {
    const { data, errors } = await ask(
      '{ page(locale: DE, path: "haus") { title hasTabNavigation ancestors { title } modules { ... on QuoteModule { content author } } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      page: {
        title: 'Haus',
        hasTabNavigation: false,
        ancestors: [],
        modules: [{ content: 'Das Haus', author: '' }],
      },
    })
  })

  test('returns null for calls that it does not have, and the others as usual', async () => {
    const { data, errors } = await ask(`{
      rooms(locale: DE) { name }
      eventCounts(locale: DE) { rooms { count } }
      articleTags(locale: DE) { name }
      personParts(locale: DE, personNumber: 1) { role }
      cart(locale: DE) { ticketsQuantity total { amount } tickets { id } }
      sitemapPages { number }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      rooms: [{ name: 'Großes Haus' }],
      eventCounts: { rooms: [] },
      articleTags: [],
      personParts: [],
      cart: { ticketsQuantity: 0, total: { amount: '0.00' }, tickets: [] },
      sitemapPages: [],
    })
  })

  test('what the specification requires is missed, not made up', async () => {
    const calls = await ask('{ genres(locale: DE) { name } }')
    expect(calls.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    const { title: _, ...untitled } = responses['/de/pageeditor-api/page/haus'] as { title: string }
    const gateway = createTestGateway(() => ({ body: untitled }))
    const { errors } = await gateway.ask('{ page(locale: DE, path: "haus") { title } }')
    expect(errors).toHaveLength(1)
  })
})
