import { expect, test } from 'vitest'
import { page, productionRow } from '#testing/rows.ts'
import type { SeenCall } from '#testing/stub-origin.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const slugs = { de: 'ein-mond', en: 'a-moon' }
const summary = { id: 4, slug: 'ein-mond', slugs, title: 'Ein Mond' }
const row = { ...summary, teaser: 'Elf Kilo.', tags: [], category: { id: 1, name: 'Werkstatt' } }

function respond({ url }: SeenCall) {
  if (url.pathname.endsWith('/articles/')) return { body: page([row]) }
  if (url.pathname.endsWith('/article-categories/')) return { status: 500, body: { detail: 'no' } }
  if (url.pathname.endsWith('/productions/')) return { body: page([productionRow(7)]) }
  if (url.pathname.endsWith('/articles/4/')) {
    return {
      body: {
        ...row,
        productions: [{ id: 7, title: 'Hamlet' }],
        persons: [],
        articles: [{ ...summary, id: 4 }],
      },
    }
  }
  return { body: { ...productionRow(7), articles: [summary] } }
}

test('S-05: when the categories fail, the articles stay', async () => {
  const { ask } = createTestGateway(respond)
  const { data, errors } = await ask(
    '{ articles(locale: DE) { nodes { title } } articleCategories(locale: DE) { name } }',
  )
  expect(data).toEqual({
    articles: { nodes: [{ title: 'Ein Mond' }] },
    articleCategories: null,
  })
  expect(errors).toMatchObject([{ path: ['articleCategories'] }])
})

test('G-01: an article leads to its productions, and these to their articles, with one call each', async () => {
  const { ask, calls } = createTestGateway(respond)
  const { data, errors } = await ask(`{
    article(locale: DE, number: 4) { productions { title teaser } articles { teaser } }
    production(locale: DE, number: 7) { articles { title teaser } }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    article: {
      productions: [{ title: 'Hamlet', teaser: 'Ein Prinz zögert.' }],
      articles: [{ teaser: 'Elf Kilo.' }],
    },
    production: { articles: [{ title: 'Ein Mond', teaser: 'Elf Kilo.' }] },
  })
  expect(calls.map(({ url }) => url.pathname).sort()).toEqual([
    '/de/api/articles/',
    '/de/api/articles/4/',
    '/de/api/productions/',
    '/de/api/productions/7/',
  ])
})

test('G-01: titles of articles alone cost no call', async () => {
  const { ask, calls } = createTestGateway(respond)
  await ask('{ production(locale: EN, number: 7) { articles { title slug } } }')
  expect(calls).toHaveLength(1)
})

test('G-01: a tag is one object; the number of its articles is fetched once', async () => {
  const tag = { id: 2, name: 'Mond', slug: 'mond', slugs }
  const { ask, calls } = createTestGateway(({ url }) =>
    url.pathname.endsWith('/article-tags/')
      ? { body: [{ ...tag, article_count: 5 }] }
      : { body: page([{ ...row, tags: [tag] }]) },
  )
  const { data, errors } = await ask(
    '{ articles(locale: DE) { nodes { tags { id name articleCount } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    articles: { nodes: [{ tags: [{ id: 'ArticleTag:2:de', name: 'Mond', articleCount: 5 }] }] },
  })
  expect(calls).toHaveLength(2)
})
