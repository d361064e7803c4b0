import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  concatTexts,
  anyOf,
  localizedText,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { wordsOfProduction } from '#database/search/production-texts.ts'

const title = ownOrInherited('title')
const lead = concatTexts(
  ownOrInherited('preline'),
  ownOrInherited('subtitle'),
  localizedText('genre.name'),
  localizedText('exhibition_type.name'),
)
const body = concatTexts(
  ownOrInherited('teaser'),
  localizedText('event.description'),
  wordsOfProduction,
  localizedText('venue.name'),
  'venue.city',
  localizedText('room.name'),
)

/**
 * An event inherits the texts it leaves empty from its production. The long description is indexed with the production only,
 * unless the event has its own. Introductions rank below the events they belong to.
 */
export const eventSource: DocumentSource = {
  kind: 'event',
  documents: (_, ids) => sql`
    select event.id, spoken.locale, ${sql.raw(title)}, ${sql.raw(lead)}, ${sql.raw(body)},
      ${sql.raw(ownOrInherited('slug'))},
      case when event.parent_id is null then 0 else -1 end, event.title is not null, event.starts_at, event.over_at,
      null::timestamptz
    from event
    left join production on production.id = event.production_id
    left join genre on genre.id = coalesce(event.genre_id, production.genre_id)
    left join exhibition_type on exhibition_type.id = event.exhibition_type_id
    join venue on venue.id = event.venue_id
    left join room on room.id = event.room_id
    ${inEachLocale}
    where event.id = ${anyOf(ids)}`,
}

/** The event's own text, else its production's. */
function ownOrInherited(column: string): string {
  return `coalesce(nullif(${localizedText(`event.${column}`)}, ''), ${localizedText(`production.${column}`)})`
}
