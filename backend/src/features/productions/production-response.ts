import type { ArticleSummary } from '@foyer/schema/shapes/article.ts'
import type { Production } from '@foyer/schema/rest/productions.ts'
import type { EventDate } from '@foyer/schema/shapes/event.ts'
import type { EventTag } from '@foyer/schema/shapes/options.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { inAllLocales, textIn } from '#database/localized.ts'
import { htmlIn } from '#http/html-in.ts'
import { genreResponse, seasonResponse, typeResponse } from '#catalogue/option-shapes.ts'
import { noPicture, type Picture } from '#catalogue/picture-store.ts'
import type { ProductionDetails } from '#catalogue/production-details-store.ts'
import type { ProductionRow } from './production-rows.ts'

type ProductionRelations = {
  locale: Locale
  details: ProductionDetails
  tags: z.output<typeof EventTag>[]
  events: z.output<typeof EventDate>[]
  articles: z.output<typeof ArticleSummary>[]
  picture: Picture | undefined
}

export function productionResponse(
  { production, genre, season, exhibitionType, first, last }: ProductionRow,
  { locale, details, tags, events, articles, picture = noPicture }: ProductionRelations,
): z.output<typeof Production> {
  return {
    id: production.id,
    slug: textIn(locale, production.slug),
    slugs: inAllLocales(production.slug),
    title: textIn(locale, production.title),
    subtitle: textIn(locale, production.subtitle),
    preline: textIn(locale, production.preline),
    teaser: textIn(locale, production.teaser),
    genre: genre && genreResponse(genre, locale),
    season: season && seasonResponse(season),
    exhibition_type: exhibitionType && typeResponse(exhibitionType, locale),
    tags,
    ...picture,
    ...details,
    important_info: htmlIn(locale, production.importantInfo),
    description: htmlIn(locale, production.description),
    duration_minutes: production.durationMinutes,
    minimum_age: production.minimumAge,
    language: textIn(locale, production.language),
    video_url: production.videoUrl,
    promoter: production.promoter,
    date_first: first,
    date_last: last,
    events,
    articles,
  }
}
