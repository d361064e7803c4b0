import { listSoldPlaces } from '@foyer/schema/rest/sold-places.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { addOperation } from '#http/operation-route.ts'

/** The call that says which places of a room are sold. Held ones count, because they may be sold in a moment. */
export function addSoldPlacesRoute(app: FastifyInstance, database: Database): void {
  addOperation(app, listSoldPlaces, async ({ path }) => {
    const { rows } = await database.execute<{ id: number; tickets: number }>(sql`
      select place.id, count(*)::int as tickets
      from taken_place
      join event on event.id = taken_place.event_id and event.over_at > now()
      join place on place.id = taken_place.place_id
      join seat_group on seat_group.id = place.seat_group_id and seat_group.room_id = ${path.id}
      where held_until is null or held_until > now()
      group by place.id order by place.id`)
    return { places: rows }
  })
}
