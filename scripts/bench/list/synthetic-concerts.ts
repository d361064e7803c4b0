import { withClient } from './statement-times.ts'

/** The size of a large orchestra's archive over 180 seasons. */
const concertsOfAnArchive = 20_580

/**
 * Inserts past concerts into a database with the demo theatre, by default as many as in a large archive: spread evenly from 1842
 * to yesterday, in the demo's venues, each with a series, a tag and two prices.
 */
export async function addSyntheticConcerts(
  url: string,
  concerts = concertsOfAnArchive,
): Promise<number> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(insertConcerts, [concerts])
    for (const statement of insertRelations) await client.query(statement)
    return rowCount ?? 0
  })
}

const insertConcerts = `
  insert into event (key, day, local_time, duration_minutes, venue_id, room_id, genre_id, exhibition_type_id, title, slug, subtitle)
  select 'bench-' || n,
         date '1842-12-07' + ((current_date - 1 - date '1842-12-07') * n::bigint / $1)::int,
         time '19:30', 120,
         (select id from venue order by id offset n % (select count(*) from venue) limit 1),
         (select id from room order by id offset n % (select count(*) from room) limit 1),
         (select id from genre order by id offset n % (select count(*) from genre) limit 1),
         (select id from exhibition_type order by id offset n % (select count(*) from exhibition_type) limit 1),
         jsonb_build_object('de', 'Konzert Nummer ' || n, 'en', 'Concert number ' || n),
         jsonb_build_object('de', 'konzert-' || n, 'en', 'concert-' || n),
         jsonb_build_object('de', 'Abonnement', 'en', 'Subscription')
  from generate_series(1, $1::int) n`

const insertRelations = [
  `insert into event_series (event_id, series_id)
   select event.id, (select id from series order by id offset event.id % (select count(*) from series) limit 1)
   from event where key like 'bench-%'`,
  `insert into event_tag (event_id, tag_id)
   select event.id, (select id from tag order by id offset event.id % (select count(*) from tag) limit 1)
   from event where key like 'bench-%'`,
  `insert into price (event_id, position, name, price_cents, text)
   select event.id, position, '{"de": "Parkett"}', 2000 * position, '{"de": ""}'
   from event, generate_series(1, 2) position where key like 'bench-%'`,
]
