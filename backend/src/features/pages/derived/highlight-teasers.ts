import type { HighlightTeaser } from '@foyer/schema/shapes/highlight-teaser.ts'
import { and, asc, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { siteLocale, textIn } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import type { Audience } from '#features/pages/shown-module.ts'
import { eventDateResponse } from '#catalogue/event-response.ts'
import { selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import { genreResponse } from '#catalogue/option-shapes.ts'
import { findPictures, noPicture, type Picture } from '#catalogue/picture-store.ts'
import { findArticlesOfCategories } from './articles-of-categories.ts'
import type { Derivation } from './derivation.ts'

type TeaserChoice = { categories: number[]; article_categories: number[]; limit: number }

/**
 * Productions of the chosen genres by their next date: one query per distinct choice, one for all images. If article categories
 * are chosen, their newest articles instead.
 */
export const deriveHighlightTeasers: Derivation = async (queries, { modules, audience }) => {
  const byChoice = Map.groupBy(modules, ({ fields }) => JSON.stringify(choiceOf(fields)))
  const found = await Promise.all(
    [...byChoice].map(async ([choice, teasers]) => ({
      teasers,
      ...(await findChosen(queries, JSON.parse(choice) as TeaserChoice, audience)),
    })),
  )
  const pictures = await findPictures(queries, {
    ids: found.flatMap(({ rows }) => rows.map(imageIdOf)),
    locale: siteLocale(audience.locale),
  })
  return {
    fields: new Map(
      found.flatMap(({ teasers, rows, articles }) => {
        const productions = rows.map((row) =>
          teaserResponse(row, { picture: pictures.get(imageIdOf(row) ?? -1), audience }),
        )
        return teasers.map(({ id }) => [id, { productions, articles }] as const)
      }),
    ),
    cacheTags: ['productions', 'articles'],
  }
}

function choiceOf(fields: Record<string, unknown>): TeaserChoice {
  const { categories, article_categories, limit } = fields as TeaserChoice
  return { categories, article_categories, limit }
}

async function findChosen(queries: Queries, chosen: TeaserChoice, audience: Audience) {
  const { article_categories: categories, limit } = chosen
  if (categories.length === 0) {
    return { rows: await findNextOfProductions(queries, chosen, audience.now), articles: [] }
  }
  const articles = await findArticlesOfCategories(queries, { categories, limit }, audience)
  return { rows: [], articles }
}

/** The next date that is not cancelled of each production, in chronological order. */
async function findNextOfProductions(
  queries: Queries,
  { categories, limit }: TeaserChoice,
  now: Date,
): Promise<EventRow[]> {
  const next = queries
    .selectDistinctOn([event.productionId], { id: event.id })
    .from(event)
    .where(
      and(
        isNotNull(event.productionId),
        isNull(event.parentId),
        categories.length > 0 ? inArray(event.genreId, categories) : undefined,
        gt(event.overAt, now),
        ne(event.status, 'canceled'),
      ),
    )
    .orderBy(event.productionId, event.startsAt, event.id)
  return selectEventRows(queries)
    .where(inArray(event.id, next))
    .orderBy(asc(event.startsAt), asc(event.id))
    .limit(limit)
}

function imageIdOf({ production }: EventRow): number | null {
  return production?.imageId ?? null
}

type TeaserContext = { picture: Picture | undefined; audience: Audience }

function teaserResponse(
  row: EventRow,
  { picture = noPicture, audience }: TeaserContext,
): z.output<typeof HighlightTeaser> {
  const locale = siteLocale(audience.locale)
  const production = row.production!
  return {
    id: production.id,
    slug: textIn(locale, production.slug),
    title: textIn(locale, production.title),
    preline: textIn(locale, production.preline),
    subtitle: textIn(locale, production.subtitle),
    genre: row.genre && genreResponse(row.genre, locale),
    next: eventDateResponse(row, { locale, siteUrl: audience.siteUrl }),
    ...picture,
  }
}
