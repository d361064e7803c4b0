import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  concatTexts,
  anyOf,
  localizedText,
  alwaysVisible,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { wordsOfProduction } from '#database/search/production-texts.ts'

const lead = concatTexts(
  localizedText('production.preline'),
  localizedText('production.subtitle'),
  localizedText('genre.name'),
)
const body = concatTexts(
  localizedText('production.teaser'),
  localizedText('production.description'),
  wordsOfProduction,
)

export const productionSource: DocumentSource = {
  kind: 'production',
  documents: (_, ids) => sql`
    select production.id, spoken.locale, ${sql.raw(localizedText('production.title'))}, ${sql.raw(lead)},
      ${sql.raw(body)}, ${sql.raw(localizedText('production.slug'))}, 5, true, ${alwaysVisible}
    from production
    left join genre on genre.id = production.genre_id
    ${inEachLocale}
    where production.id = ${anyOf(ids)}`,
}
