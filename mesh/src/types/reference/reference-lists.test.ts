import { maxReferences } from '@foyer/schema/rest/reference-shapes.ts'
import { expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

const reference = {
  reference: 'article-category:4',
  kind: 'article-category',
  id: 4,
  title: 'Hinter den Kulissen',
  detail: '',
  starts_at: null,
  url: null,
  locales: ['de'],
  is_visible: true,
  is_gone: false,
  image_obj: null,
  image_thumbnails: [],
}

test('E-04: references are sent as one text, and come back with title, languages and kind', async () => {
  const { ask, calls } = createTestGateway(() => ({ body: [reference] }))
  const { data, errors } = await ask(
    `{ references(locale: DE, references: ["page:12", "article-category:4"]) {
      reference kind number title detail locales isVisible isGone url startsAt image { url } } }`,
  )
  expect(errors).toBeUndefined()
  expect(calls[0]!.url.pathname).toBe('/de/pageeditor-api/references')
  expect(calls[0]!.url.searchParams.get('references')).toBe('page:12,article-category:4')
  expect(data).toEqual({
    references: [
      {
        reference: 'article-category:4',
        kind: 'ARTICLE_CATEGORY',
        number: 4,
        title: 'Hinter den Kulissen',
        detail: null,
        locales: ['DE'],
        isVisible: true,
        isGone: false,
        url: null,
        startsAt: null,
        image: null,
      },
    ],
  })
})

test('E-04: the search names kinds as the origin does, each once', async () => {
  const { ask, calls } = createTestGateway(() => ({ body: [] }))
  await ask(
    `{ searchReferences(locale: EN, query: "a&b", kinds: [ARTICLE_CATEGORY, PAGE, PAGE]) { number } }`,
  )
  expect([...calls[0]!.url.searchParams]).toEqual(
    expect.arrayContaining([
      ['query', 'a&b'],
      ['kinds', 'article-category,page'],
    ]),
  )
  await ask(`{ searchReferences(locale: EN) { number } }`)
  expect(calls[1]!.url.searchParams.has('kinds')).toBe(false)
})

test('X-10: what is no reference never reaches the origin, and no references need no call', async () => {
  const { ask, calls } = createTestGateway(() => ({ body: [] }))
  const resolve = (references: string[]) =>
    ask(`query ($of: [String!]!) { references(locale: DE, references: $of) { number } }`, {
      of: references,
    })
  const tooMany = Array.from({ length: maxReferences + 1 }, (_, index) => `page:${index + 1}`)
  for (const references of [['page:1,page:2'], ['account:1'], ['page:1#oben'], tooMany]) {
    const { errors } = await resolve(references)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  }
  expect((await resolve([])).data).toEqual({ references: [] })
  expect(calls).toEqual([])
})
