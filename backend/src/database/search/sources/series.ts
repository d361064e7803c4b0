import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  joined,
  oneOf,
  say,
  timeless,
  type DocumentSource,
} from '#database/search/document-source.ts'

export const seriesSource: DocumentSource = {
  kind: 'series',
  documents: (_, ids) => sql`
    select series.id, spoken.locale, ${sql.raw(say('series.name'))}, '',
      ${sql.raw(joined(say('series.description')))}, ${sql.raw(say('series.slug'))},
      3, true, ${timeless}
    from series
    ${inEachLocale}
    where series.id = ${oneOf(ids)}`,
}
