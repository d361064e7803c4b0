import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  concatTexts,
  anyOf,
  localizedText,
  alwaysVisible,
  type DocumentSource,
} from '#database/search/document-source.ts'

export const seriesSource: DocumentSource = {
  kind: 'series',
  documents: (_, ids) => sql`
    select series.id, spoken.locale, ${sql.raw(localizedText('series.name'))}, '',
      ${sql.raw(concatTexts(localizedText('series.description')))}, ${sql.raw(localizedText('series.slug'))},
      3, true, ${alwaysVisible}
    from series
    ${inEachLocale}
    where series.id = ${anyOf(ids)}`,
}
