import { articles as contract } from '@foyer/schema/rest/articles.ts'
import { asc, eq, gt, max, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { article, articleProduction } from '#database/tables/articles.ts'
import { change } from '#database/tables/changes.ts'
import { event } from '#database/tables/events.ts'
import { logIn } from '#test/log-in.ts'
import { tagsOfResponse } from '#test/changes/tags-of-response.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const { article: detail } = contract.operations

test('S-05: articles are sorted newest first, twelve per page, each once', async () => {
  const { body: first } = await theatre.call('/de/api/articles/')
  expect(first.results).toHaveLength(12)
  expect(first.next).toBe('https://theatre.example/de/api/articles/?page=2')
  const all = await everyArticle()
  expect(new Set(all.map(({ id }) => id)).size).toBe(first.count)
  const times = all.map(({ published_from }) => Date.parse(published_from))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect((await theatre.call('/de/api/articles/?page=900')).status).toBe(404)
})

test('S-05: a category and a tag leave those that have them, and no others', async () => {
  const all = await everyArticle()
  const categories = (await theatre.call('/api/article-categories/')).body
  expect(categories).toHaveLength(6)
  expect(categories[0]).toMatchObject({ name: 'Werkstatt', style_name: 'red' })
  for (const { id } of categories) {
    const expected = all.filter(({ category }) => category.id === id).map((one) => one.id)
    expect((await everyArticle(`&category=${id}`)).map((one) => one.id)).toEqual(expected)
  }
  const tags = (await theatre.call('/en/api/article-tags/')).body
  const names = tags.map(({ name }: Named) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  for (const { id, article_count } of tags) {
    const expected = all.filter((one) => one.tags.some((tag) => tag.id === id)).map((one) => one.id)
    expect((await everyArticle(`&tag=${id}`)).map((one) => one.id)).toEqual(expected)
    expect(article_count).toBe(expected.length)
  }
})

test('S-05: articles can be fetched by number; unknown numbers are left out', async () => {
  const [one, , other] = await everyArticle()
  const { body } = await theatre.call(`/de/api/articles/?ids=${other!.id},${one!.id},999999999`)
  expect(body.results.map(({ id }: Named) => id)).toEqual([one!.id, other!.id])
})

test('S-05: the teaser call returns the newest four', async () => {
  const { body } = await theatre.call('/en/api/articles-teaser/')
  expect(body.map(({ id }: Named) => id)).toEqual(
    (await everyArticle()).slice(0, 4).map(({ id }) => id),
  )
})

test('R-09: an article has its modules, reading time, and what it is about', async () => {
  const { id } = await findArticle('demo:viertausend-liter')
  const response = await theatre.call(`/de/api/articles/${id}/`)
  const german = detail.response.parse(response.body)
  expect(german.title).toBe('Viertausend Liter')
  expect(german.modules.map(({ type }) => type)).toContain('quote')
  expect(german.reading_minutes).toBeGreaterThanOrEqual(3)
  expect(german.productions).toMatchObject([{ title: 'Rusalka' }])
  expect(german.persons.length).toBe(3)
  expect(tagsOfResponse(response)).toContain(`production:${german.productions[0]!.id}`)
  const english = (await theatre.call(`/en/api/articles/${id}/`)).body
  expect(english).toMatchObject({ title: 'Four Thousand Litres', slugs: german.slugs })
  expect((await theatre.call('/de/api/articles/999999/')).status).toBe(404)
})

test('P-11: productions and their events name the articles about them', async () => {
  const { id } = await findArticle('demo:viertausend-liter')
  const [link] = await theatre.database
    .select({ productionId: articleProduction.productionId })
    .from(articleProduction)
    .where(eq(articleProduction.articleId, id))
  const { productionId } = link!
  const production = (await theatre.call(`/de/api/productions/${productionId}/`)).body
  expect(production.articles.map((one: Named) => one.id)).toContain(id)
  const [evening] = await theatre.database
    .select({ id: event.id })
    .from(event)
    .where(eq(event.productionId, productionId))
  const { body } = await theatre.call(`/en/api/events/${evening!.id}/`)
  expect(body.articles.map((one: Named) => one.id)).toContain(id)
})

test('S-05: a change of one of its modules makes the article stale, and newer on the map', async () => {
  const { database } = theatre
  const { id } = await findArticle('demo:viertausend-liter')
  const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const [newest] = await database.select({ id: max(change.id) }).from(change)
  const before = newest?.id ?? 0
  const entry = async () =>
    (await theatre.call('/api/sitemap/article/1/')).body.find((one: Named) => one.id === id)
  const { changed_at } = await entry()
  const { status } = await editor.send({
    url: '/de/pageeditor-api/quote',
    payload: { slug: `article-${id}`, content: 'Noch ein Satz.', author: 'Vera Noskova' },
  })
  expect(status).toBe(201)
  const [said] = await database
    .select()
    .from(change)
    .where(gt(change.id, before))
    .orderBy(asc(change.id))
  expect(said!.tags).toEqual(expect.arrayContaining([`container:article-${id}`, 'articles']))
  expect(Date.parse((await entry()).changed_at)).toBeGreaterThan(Date.parse(changed_at))
})

test('M-03: a teaser of an article says what its editor has left empty, until the article is gone', async () => {
  const { database } = theatre
  const [one] = await everyArticle()
  const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const { rows } = await database.execute<{ slug: string }>(
    sql`select min(slug) as slug from container where content_type = 'page'`,
  )
  const send = (item: object) =>
    editor.send({
      url: '/de/pageeditor-api/blog-teaser-list',
      payload: { slug: rows[0]!.slug, items: [item] },
    })
  const { body } = await send({ article: one!.id })
  expect(body.items[0]).toMatchObject({ headline: '', article_obj: { title: one!.title } })
  expect((await send({ article: null, link: '/programm' })).status).toBe(400)
  await database.update(article).set({ isOnline: false }).where(eq(article.id, one!.id))
  const container = await theatre.call(`/de/pageeditor-api/container/by-slug/${rows[0]!.slug}`)
  const found = container.body.children.find(({ id }: Named) => id === body.id)
  expect(found.items[0]).toMatchObject({ article: one!.id, article_obj: null })
  expect(tagsOfResponse(container)).toContain('articles')
  await database.update(article).set({ isOnline: true }).where(eq(article.id, one!.id))
})

test('M-03: highlights of categories of the magazine are their newest articles', async () => {
  const all = await everyArticle()
  const { id } = all[0]!.category
  const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const { slug } = (
    await theatre.database.execute<{ slug: string }>(sql`select min(slug) as slug from container`)
  ).rows[0]!
  const { body } = await editor.send({
    url: '/de/pageeditor-api/highlight-teasers',
    payload: { slug, article_categories: [id], limit: 2 },
  })
  expect(body.productions).toEqual([])
  expect(body.articles.map((one: Named) => one.id)).toEqual(
    all
      .filter(({ category }) => category.id === id)
      .slice(0, 2)
      .map((one) => one.id),
  )
})

type Named = { id: number; name: string }
type Listed = {
  id: number
  title: string
  published_from: string
  category: { id: number }
  tags: { id: number }[]
}

async function everyArticle(query = ''): Promise<Listed[]> {
  const { body } = await theatre.call(`/de/api/articles/?page_size=100${query}`)
  return body.results
}

async function findArticle(key: string): Promise<{ id: number }> {
  const [found] = await theatre.database
    .select({ id: article.id })
    .from(article)
    .where(eq(article.key, key))
  return found!
}
