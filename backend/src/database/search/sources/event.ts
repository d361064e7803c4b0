import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  joined,
  oneOf,
  say,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { wordsOfProduction } from '#database/search/words-of-production.ts'

const title = either('title')
const lead = joined(
  either('preline'),
  either('subtitle'),
  say('genre.name'),
  say('exhibition_type.name'),
)
const body = joined(
  either('teaser'),
  say('event.description'),
  wordsOfProduction,
  say('venue.name'),
  'venue.city',
  say('room.name'),
)

/**
 * A date takes from its production what it does not say itself. The long description is left to the production, which has it
 * once, except where the event has its own. An introduction stands behind what it introduces to.
 */
export const eventSource: DocumentSource = {
  kind: 'event',
  documents: (_, ids) => sql`
    select event.id, spoken.locale, ${sql.raw(title)}, ${sql.raw(lead)}, ${sql.raw(body)},
      ${sql.raw(either('slug'))},
      case when event.parent_id is null then 0 else -1 end, event.title is not null, event.starts_at, event.over_at,
      null::timestamptz
    from event
    left join production on production.id = event.production_id
    left join genre on genre.id = coalesce(event.genre_id, production.genre_id)
    left join exhibition_type on exhibition_type.id = event.exhibition_type_id
    join venue on venue.id = event.venue_id
    left join room on room.id = event.room_id
    ${inEachLocale}
    where event.id = ${oneOf(ids)}`,
}

/** What the event says itself, or what its production says. */
function either(column: string): string {
  return `coalesce(nullif(${say(`event.${column}`)}, ''), ${say(`production.${column}`)})`
}
