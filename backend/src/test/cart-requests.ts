import { sql } from 'drizzle-orm'
import { takenPlace } from '#database/tables/shop.ts'
import { type AddedEvent } from './add-event.ts'
import { type Theatre, useTheatre } from './use-theatre.ts'

export const theatre = {} as Theatre

/** The theatre of a file of tests of carts. */
export const useCarts = () => useTheatre(theatre)

export const cartPath = '/de/api/shop-cart/'

export function holdRequest(event: AddedEvent, quantity: number) {
  return {
    event_jet_id: event.id,
    quantities: [quantity],
    sale_type_ids: [event.fullPrice],
    seat_group: event.seatGroup,
  }
}

export function takenOf({ id }: AddedEvent) {
  return theatre.database
    .select()
    .from(takenPlace)
    .where(sql`event_id = ${id}`)
}

/** Ages the holds of an event and their carts. */
export async function passTime({ id }: AddedEvent, minutes: number): Promise<void> {
  await theatre.database.execute(sql`
    update cart set created_at = created_at - ${minutes} * interval '1 minute'
    where id in (select cart_id from taken_place where event_id = ${id})`)
  await theatre.database.execute(sql`
    update taken_place set held_until = held_until - ${minutes} * interval '1 minute'
    where event_id = ${id} and held_until is not null`)
}
