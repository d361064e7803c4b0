import { locales } from '@foyer/schema/shapes/scalars.ts'
import { articleContainer } from '@foyer/schema/change-tags.ts'
import { and, isNull, like } from 'drizzle-orm'
import { dayAtTheatre } from '@foyer/backend/src/database/site-zone.ts'
import { slugOf } from '@foyer/backend/src/database/slug-of.ts'
import { articleCategory, articleTag } from '@foyer/backend/src/database/tables/articles.ts'
import { event } from '@foyer/backend/src/database/tables/events.ts'
import { container } from '@foyer/backend/src/database/tables/pages.ts'
import { upsertByKey } from '@foyer/backend/src/database/upsert.ts'
import { saveArticles } from '@foyer/backend/src/features/articles/article-write-store.ts'
import { articleModules } from './article-modules.ts'
import type { DemoArticle } from '#content/articles/demo-article.ts'
import { addDays } from '#calendar/calendar-days.ts'
import { articleCategories } from '#content/house/article-categories.ts'
import { articleTags } from '#content/house/article-tags.ts'
import { loadModules } from './load-modules.ts'
import { numbersOf } from './load-productions.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

/** Ids of what pages refer to, by the keys of the content. */
export type Magazine = { articles: Map<string, number>; categories: Map<string, number> }

type Numbers = Map<string, number>
type Loading = {
  articles: DemoArticle[]
  context: { persons: Numbers; productions: Numbers; images: Numbers; now: Date }
}

/** Writes the magazine: categories, tags, and articles with their modules. */
export async function loadArticles(
  transaction: WritableTransaction,
  { articles, context }: Loading,
): Promise<Magazine> {
  const categories = await upsertByKey(
    transaction,
    articleCategory,
    Object.entries(articleCategories).map(([key, row], position) => ({ key, ...row, position })),
  )
  const tags = await upsertByKey(
    transaction,
    articleTag,
    Object.entries(articleTags).map(([key, name]) => ({
      key,
      name,
      slug: { de: slugOf(name.de), en: slugOf(name.en) },
    })),
  )
  const imageOf = (key: string) => numbersOf([`demo:${key}`], context.images)[0]!
  const events = await findStandaloneEvents(transaction)
  const today = dayAtTheatre(context.now)
  const ids = await saveArticles(
    transaction,
    articles.map((one) => ({
      key: `demo:${one.key}`,
      slug: { de: one.key, en: one.slugEn },
      title: one.title,
      preline: one.preline ?? { de: '', en: '' },
      teaser: one.teaser,
      author: one.author,
      // Published early in the morning.
      publishedFrom: `${addDays(today, -one.publishedDaysAgo)}T05:00:00.000Z`,
      categoryId: categories.get(one.category)!,
      imageId: imageOf(one.picture),
      tagIds: numbersOf(one.tags, tags),
      productionIds: numbersOf(one.productions ?? [], context.productions),
      eventIds: (one.events ?? []).flatMap((key) => events.get(key) ?? []),
      personIds: numbersOf(one.people ?? [], context.persons),
    })),
  )
  for (const { key, text } of articles) {
    const id = ids.get(`demo:${key}`)!
    const [place] = await transaction
      .insert(container)
      .values({ slug: articleContainer(id), contentType: 'article', objectId: String(id) })
      .returning({ id: container.id })
    for (const locale of locales) {
      const modules = articleModules(text[locale], imageOf)
      await loadModules(transaction, modules, { containerId: place!.id, locale })
    }
  }
  return {
    categories,
    articles: new Map(articles.map(({ key }) => [key, ids.get(`demo:${key}`)!])),
  }
}

/** The ids of all dates of standalone events, by the key of the content, which is their German slug. */
async function findStandaloneEvents(
  transaction: WritableTransaction,
): Promise<Map<string, number[]>> {
  const rows = await transaction
    .select({ id: event.id, slug: event.slug })
    .from(event)
    .where(and(like(event.key, 'demo:%'), isNull(event.productionId), isNull(event.parentId)))
  const bySlug = Map.groupBy(rows, ({ slug }) => slug?.de ?? '')
  return new Map([...bySlug].map(([slug, found]) => [slug, found.map(({ id }) => id)]))
}
