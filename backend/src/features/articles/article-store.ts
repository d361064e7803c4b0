import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { Article } from '@foyer/schema/rest/articles.ts'
import type { Module } from '@foyer/schema/rest/modules.ts'
import { and, asc, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import {
  article,
  articleEvent,
  articlePerson,
  articleProduction,
} from '#database/tables/articles.ts'
import { event } from '#database/tables/events.ts'
import { container, module } from '#database/tables/pages.ts'
import { person } from '#database/tables/people.ts'
import { production } from '#database/tables/productions.ts'
import { isPublished, selectArticleRows } from '#catalogue/article-rows.ts'
import { completeArticles } from '#catalogue/complete-articles.ts'
import { type Audience, completeEvents } from '#catalogue/complete-events.ts'
import { eventOrder, selectEventRows } from '#catalogue/event-rows.ts'
import { personSummary } from '#catalogue/person-summary.ts'
import { productionSummary } from '#catalogue/production-summary.ts'
import type { Tagged } from '#http/cache-tags.ts'
import { findRelatedArticles } from './related-article-store.ts'

const maxEvents = 12
/** The reading speed of an adult for texts like these. */
const wordsPerMinute = 200

/** Reads the modules of an object, the cache tags that invalidate them, and their number of words. */
export type ReadModules = (
  queries: Queries,
  holder: { contentType: string; objectId: string },
  audience: Audience,
) => Promise<{ modules: z.output<typeof Module>[]; cacheTags: ChangeTag[]; words: number }>

/** A published article with everything its page shows; null if there is none with that id. */
export async function findArticle(
  queries: Queries,
  query: Audience & { id: number; readModules: ReadModules },
): Promise<Tagged<z.output<typeof Article>> | null> {
  const { id, locale, readModules, ...audience } = query
  const [row] = await selectArticleRows(queries).where(and(eq(article.id, id), isPublished))
  if (!row) return null
  const [[own], content, changedAt, productions, persons, events, articles] = await Promise.all([
    completeArticles(queries, [row], locale),
    readModules(queries, { contentType: 'article', objectId: String(id) }, { ...audience, locale }),
    findChange(queries, id),
    findProductions(queries, id),
    findPersons(queries, id),
    findEvents(queries, id),
    findRelatedArticles(queries, { id, categoryId: row.article.categoryId, locale }),
  ])
  const response = {
    ...own!,
    changed_at: new Date(
      Math.max(row.article.changedAt.getTime(), changedAt?.getTime() ?? 0),
    ).toISOString(),
    reading_minutes: Math.max(1, Math.round(content.words / wordsPerMinute)),
    modules: content.modules,
    productions: productions.map((one) => productionSummary(one, locale)),
    persons: persons.map(personSummary),
    events: await completeEvents(queries, events, { ...audience, locale }),
    articles,
  }
  const cacheTags: ChangeTag[] = [
    ...content.cacheTags,
    ...productions.map((one) => `production:${one.id}` as const),
    ...persons.map((one) => `person:${one.id}` as const),
    ...events.map((one) => `event:${one.event.id}` as const),
  ]
  return { response, cacheTags }
}

/** When its modules were last changed; null if it has none. */
async function findChange(queries: Queries, id: number): Promise<Date | null | undefined> {
  const [found] = await queries
    .select({ changedAt: max(module.changedAt) })
    .from(module)
    .innerJoin(container, eq(container.id, module.containerId))
    .where(
      and(
        eq(container.contentType, 'article'),
        eq(container.objectId, String(id)),
        isNull(module.deletedAt),
      ),
    )
  return found?.changedAt
}

async function findProductions(queries: Queries, id: number) {
  const rows = await queries
    .select({ production })
    .from(articleProduction)
    .innerJoin(production, eq(production.id, articleProduction.productionId))
    .where(eq(articleProduction.articleId, id))
    .orderBy(asc(articleProduction.position))
  return rows.map((row) => row.production)
}

async function findPersons(queries: Queries, id: number) {
  const rows = await queries
    .select({ person })
    .from(articlePerson)
    .innerJoin(person, eq(person.id, articlePerson.personId))
    .where(eq(articlePerson.articleId, id))
    .orderBy(asc(articlePerson.position))
  return rows.map((row) => row.person)
}

/** The upcoming events that the article refers to, directly or through a production. */
async function findEvents(queries: Queries, id: number) {
  const named = queries
    .select({ id: articleEvent.eventId })
    .from(articleEvent)
    .where(eq(articleEvent.articleId, id))
  const ofProductions = queries
    .select({ id: articleProduction.productionId })
    .from(articleProduction)
    .where(eq(articleProduction.articleId, id))
  return selectEventRows(queries)
    .where(
      and(
        or(inArray(event.id, named), inArray(event.productionId, ofProductions)),
        isNull(event.parentId),
        gt(event.overAt, sql`now()`),
      ),
    )
    .orderBy(...eventOrder)
    .limit(maxEvents)
}
