import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  concatTexts,
  anyOf,
  localizedText,
  alwaysVisible,
  type DocumentSource,
} from '#database/search/document-source.ts'

const rooms = `(select string_agg(${localizedText('room.name')}, ' · ' order by room.position) from room where room.venue_id = venue.id)`
const body = concatTexts(
  rooms,
  'venue.street',
  localizedText('venue.description'),
  localizedText('venue.directions'),
  localizedText('venue.accessibility'),
)

export const venueSource: DocumentSource = {
  kind: 'venue',
  documents: (_, ids) => sql`
    select venue.id, spoken.locale, ${sql.raw(localizedText('venue.name'))}, venue.city, ${sql.raw(body)},
      ${sql.raw(localizedText('venue.slug'))}, 3, true, ${alwaysVisible}
    from venue
    ${inEachLocale}
    where venue.id = ${anyOf(ids)}`,
}
