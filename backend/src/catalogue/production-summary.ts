import type { ProductionSummary } from '@foyer/schema/shapes/event.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { inAllLocales, textIn } from '#database/localized.ts'
import type { production } from '#database/tables/productions.ts'

type ProductionNameColumns = Pick<
  typeof production.$inferSelect,
  'id' | 'slug' | 'title' | 'subtitle'
>

/** The id, slug, title and subtitle of a production, as shown where others refer to it. */
export function productionSummary(
  row: ProductionNameColumns,
  locale: Locale,
): z.output<typeof ProductionSummary> {
  return {
    id: row.id,
    slug: textIn(locale, row.slug),
    slugs: inAllLocales(row.slug),
    title: textIn(locale, row.title),
    subtitle: textIn(locale, row.subtitle),
  }
}
