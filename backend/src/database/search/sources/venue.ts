import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  joined,
  oneOf,
  say,
  timeless,
  type DocumentSource,
} from '#database/search/document-source.ts'

const rooms = `(select string_agg(${say('room.name')}, ' · ' order by room.position) from room where room.venue_id = venue.id)`
const body = joined(
  rooms,
  'venue.street',
  say('venue.description'),
  say('venue.directions'),
  say('venue.accessibility'),
)

export const venueSource: DocumentSource = {
  kind: 'venue',
  documents: (_, ids) => sql`
    select venue.id, spoken.locale, ${sql.raw(say('venue.name'))}, venue.city, ${sql.raw(body)},
      ${sql.raw(say('venue.slug'))}, 3, true, ${timeless}
    from venue
    ${inEachLocale}
    where venue.id = ${oneOf(ids)}`,
}
