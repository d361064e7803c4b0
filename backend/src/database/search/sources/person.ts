import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  concatTexts,
  anyOf,
  localizedText,
  alwaysVisible,
  type DocumentSource,
} from '#database/search/document-source.ts'

export const personSource: DocumentSource = {
  kind: 'person',
  documents: (_, ids) => sql`
    select person.id, spoken.locale, btrim(concat(person.first_name, ' ', person.last_name)),
      ${sql.raw(concatTexts(localizedText('person.profession')))}, ${sql.raw(concatTexts(localizedText('person.biography')))},
      person.slug, 4, true, ${alwaysVisible}
    from person
    ${inEachLocale}
    where person.id = ${anyOf(ids)}`,
}
