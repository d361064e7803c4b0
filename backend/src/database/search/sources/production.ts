import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  joined,
  oneOf,
  say,
  timeless,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { wordsOfProduction } from '#database/search/words-of-production.ts'

const lead = joined(say('production.preline'), say('production.subtitle'), say('genre.name'))
const body = joined(say('production.teaser'), say('production.description'), wordsOfProduction)

export const productionSource: DocumentSource = {
  kind: 'production',
  documents: (_, ids) => sql`
    select production.id, spoken.locale, ${sql.raw(say('production.title'))}, ${sql.raw(lead)},
      ${sql.raw(body)}, ${sql.raw(say('production.slug'))}, 5, true, ${timeless}
    from production
    left join genre on genre.id = production.genre_id
    ${inEachLocale}
    where production.id = ${oneOf(ids)}`,
}
