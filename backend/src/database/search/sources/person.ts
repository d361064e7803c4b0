import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  joined,
  oneOf,
  say,
  timeless,
  type DocumentSource,
} from '#database/search/document-source.ts'

export const personSource: DocumentSource = {
  kind: 'person',
  documents: (_, ids) => sql`
    select person.id, spoken.locale, btrim(concat(person.first_name, ' ', person.last_name)),
      ${sql.raw(joined(say('person.profession')))}, ${sql.raw(joined(say('person.biography')))},
      person.slug, 4, true, ${timeless}
    from person
    ${inEachLocale}
    where person.id = ${oneOf(ids)}`,
}
