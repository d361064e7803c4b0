import type { EventCounts } from '@foyer/schema/shapes/programme.ts'
import { and, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { event, eventSeries, eventTag } from '#database/tables/events.ts'
import { from, matching, type EventFilter } from './filter.ts'

type OptionCountQuery = {
  filter: Pick<EventFilter, Kind | 'age' | 'date_to'>
  /** The first day; today by default. */
  date: string | undefined
}

type Kind = 'room' | 'venue' | 'type' | 'tag' | 'series' | 'genre'
type Row = { kind: Kind; id: number; count: number }

const kinds = ['room', 'venue', 'type', 'tag', 'series', 'genre'] as const satisfies Kind[]

/**
 * The number of events per filter option, given the other selected filters. One statement reads each event from the day on once:
 * an event that fails only one filter still counts for that filter's options.
 */
export async function countOptions(
  queries: Queries,
  { filter, date }: OptionCountQuery,
): Promise<z.output<typeof EventCounts>> {
  const misses = kinds.map((kind) => sql`${missOf({ filter, kind })} as ${column(kind)}`)
  const { rows } = await queries.execute<Row>(sql`
    with listed as (
      select ${event.id} as id, ${event.roomId} as room, ${event.venueId} as venue, ${event.exhibitionTypeId} as type,
             ${event.genreId} as genre, ${sql.join(misses, sql`, `)}
      from ${event}
      where ${and(from(date), matching({ age: filter.age, date_to: filter.date_to }))}
    ), countable as materialized (
      select *, ${total} as misses from listed where ${total} <= 1
    )
    select 'room' as kind, room as id, count(*)::int as count
    from countable where ${counts('room')} and room is not null group by room
    union all
    select 'venue', venue, count(*)::int
    from countable where ${counts('venue')} group by venue
    union all
    select 'type', type, count(*)::int
    from countable where ${counts('type')} and type is not null group by type
    union all
    select 'genre', genre, count(*)::int
    from countable where ${counts('genre')} and genre is not null group by genre
    union all
    select 'tag', ${eventTag.tagId}, count(*)::int
    from countable join ${eventTag} on ${eventTag.eventId} = countable.id
    where ${counts('tag')} group by ${eventTag.tagId}
    union all
    select 'series', ${eventSeries.seriesId}, count(*)::int
    from countable join ${eventSeries} on ${eventSeries.eventId} = countable.id
    where ${counts('series')} group by ${eventSeries.seriesId}
    order by kind, id`)
  const of = (wanted: Kind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, count }) => ({ id, count }))
  return {
    rooms: of('room'),
    venues: of('venue'),
    types: of('type'),
    tags: of('tag'),
    series: of('series'),
    genres: of('genre'),
  }
}

/** 1 for an event that does not match this filter, else 0. */
function missOf({ filter, kind }: { filter: EventFilter; kind: Kind }): SQL {
  const chosen = matching({ [kind]: filter[kind] })
  return chosen ? sql`(not coalesce(${chosen}, false))::int` : sql`0`
}

const column = (kind: Kind) => sql.identifier(`misses_${kind}`)

const total = sql.join(kinds.map(column), sql` + `)

/** Whether an event counts for a filter's options: it matches all other filters. */
const counts = (kind: Kind) => sql`misses = ${column(kind)}`
