import { sql } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Queries } from '#database/connect.ts'
import { event, price } from '#database/tables/events.ts'
import { eventSeatGroup, timeslot } from '#database/tables/offers.ts'
import { place } from '#database/tables/seats.ts'
import { cart, cartRequest, noTimeslot, shopOrder, takenPlace } from '#database/tables/shop.ts'
import type { FreePlace } from './choose-seats.ts'
import { holdTime, isOnSale, isTaken, isTimeslotOpen, longestHold } from './sale-conditions.ts'

/** The seats that a request competes for, as named by callers. */
export type SeatPool = { eventJetId: number; seatGroup: number | null; blockId: number | null }

export type SeatPoolSnapshot = {
  /** Null if there is no such event. */
  sale: Sale | null
  /** Prices of the seat group by sale type, in cents. */
  prices: Record<string, number>
  /** In order of row and column. */
  free: (FreePlace & { isExpired: boolean })[]
  granted: GrantedRequest[]
}

type Sale = {
  eventId: number
  isOnSale: boolean
  seatGroups: number[]
  timeslots: { id: number; isOpen: boolean }[]
}

export type GrantedRequest = { key: string; cartId: string; contentHash: string }

type PlaceTuple = [number, number | null, number, number, boolean]

/**
 * Reads the free seats of a pool and which of the given requests were granted before. One statement, so that both are of the same
 * snapshot: whoever does not see a granted request still sees its seats as free.
 */
export async function readSeatPool(
  queries: Queries,
  { seatPool, requestKeys }: { seatPool: SeatPool; requestKeys: string[] },
): Promise<SeatPoolSnapshot> {
  const { eventJetId, seatGroup, blockId } = seatPool
  const { rows } = await queries.execute<{
    sale: Sale | null
    prices: Record<string, number> | null
    free: PlaceTuple[] | null
    granted: GrantedRequest[] | null
  }>(sql`
    with sale as (
      select ${event.id} as event_id, ${isOnSale} as is_on_sale,
        array(select ${eventSeatGroup.seatGroupId} from ${eventSeatGroup}
          where ${eventSeatGroup.eventId} = ${event.id} and ${eventSeatGroup.isOffered}
          order by 1) as seat_groups,
        (select json_agg(json_build_object('id', ${timeslot.id}, 'isOpen', ${isTimeslotOpen}))
          from ${timeslot} where ${timeslot.eventId} = ${event.id}) as timeslots
      from ${event}
      where ${event.jetId} = ${eventJetId} or (${event.jetId} is null and ${event.id} = ${eventJetId})
    ), seat_pool as (
      select event_id, coalesce(${seatGroup}::int, seat_groups[1]) as seat_group_id,
        ${blockId ?? noTimeslot}::int as timeslot_id
      from sale
    )
    select
      (select json_build_object('eventId', event_id, 'isOnSale', is_on_sale, 'seatGroups', seat_groups,
        'timeslots', coalesce(timeslots, '[]')) from sale) as sale,
      (select json_object_agg(${price.saleTypeId}, ${price.priceCents}) from seat_pool
        join ${price} on ${price.eventId} = seat_pool.event_id and ${price.seatGroupId} = seat_pool.seat_group_id) as prices,
      (select json_agg(json_build_array(${place.id}, ${place.row}, ${place.column}, ${place.rank},
          ${takenPlace.placeId} is not null) order by ${place.row}, ${place.column})
        from seat_pool join ${place} on ${place.seatGroupId} = seat_pool.seat_group_id
        left join ${takenPlace} on ${takenPlace.eventId} = seat_pool.event_id
          and ${takenPlace.timeslotId} = seat_pool.timeslot_id and ${takenPlace.placeId} = ${place.id}
        where ${place.isForSale} and (${takenPlace.placeId} is null or not ${isTaken})) as free,
      (select json_agg(json_build_object('key', ${cartRequest.key}, 'cartId', ${cartRequest.cartId},
          'contentHash', ${cartRequest.contentHash})) from ${cartRequest}
        where ${cartRequest.key} = any(${sql.param(requestKeys)}::uuid[])) as granted`)
  const { sale, prices, free, granted } = rows[0]!
  return {
    sale,
    prices: prices ?? {},
    free: (free ?? []).map(([id, row, column, rank, isExpired]) => ({
      id,
      row,
      column,
      rank,
      isExpired,
    })),
    granted: granted ?? [],
  }
}

/**
 * Serializes transactions that lock the same seat pool. Used after too many lost rounds. The lock is acquired before any row
 * lock, so that there are no deadlocks.
 */
export async function lockSeatPool(
  queries: Queries,
  { eventJetId, seatGroup }: SeatPool,
): Promise<void> {
  await lockForTransaction(queries, 'seatPool', `${eventJetId}/${seatGroup ?? 0}`)
}

/** Locks the carts that hold seats and are not ordered; returns their ids. */
export async function lockOpenCarts(queries: Queries, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await queries.execute<{ id: string }>(sql`
    select ${cart.id} from ${cart}
    where ${cart.id} = any(${sql.param(ids)}::uuid[])
      and ${cart.createdAt} > now() - ${longestHold}
      and exists (select 1 from ${takenPlace}
        where ${takenPlace.cartId} = ${cart.id} and ${takenPlace.heldUntil} > now())
      and not exists (select 1 from ${shopOrder} where ${shopOrder.cartId} = ${cart.id})
    order by ${cart.id} for update of ${cart}`)
  return new Set(rows.map(({ id }) => id))
}

/** Inserts carts that do not exist yet. */
export async function addCarts(
  queries: Queries,
  carts: { id: string; network: string }[],
): Promise<void> {
  await queries.execute(sql`
    insert into ${cart} (id, network)
    select * from unnest(
      ${sql.param(carts.map(({ id }) => id))}::uuid[],
      ${sql.param(carts.map(({ network }) => network))}::uuid[]) as new_cart (id, network)
    order by id
    on conflict do nothing`)
}

/** Those of these networks whose carts hold more than `most` places of an event. */
export async function findGreedyNetworks(
  queries: Queries,
  { eventId, networks, most }: { eventId: number; networks: string[]; most: number },
): Promise<Set<string>> {
  const { rows } = await queries.execute<{ network: string }>(sql`
    select ${cart.network} as network from ${takenPlace} join ${cart} on ${cart.id} = ${takenPlace.cartId}
    where ${takenPlace.eventId} = ${eventId} and ${takenPlace.heldUntil} > now()
      and ${cart.network} = any(${sql.param(networks)}::uuid[])
    group by ${cart.network} having count(*) > ${most}`)
  return new Set(rows.map(({ network }) => network))
}

/**
 * Stores requests as granted; returns the keys that were not stored before. Blocks while a duplicate is being granted elsewhere.
 */
export async function rememberRequests(
  queries: Queries,
  requests: GrantedRequest[],
): Promise<Set<string>> {
  const { rows } = await queries.execute<{ key: string }>(sql`
    insert into ${cartRequest} (key, cart_id, content_hash)
    select * from unnest(
      ${sql.param(requests.map(({ key }) => key))}::uuid[],
      ${sql.param(requests.map(({ cartId }) => cartId))}::uuid[],
      ${sql.param(requests.map(({ contentHash }) => contentHash))}::uuid[]) as request (key, cart_id, content_hash)
    order by key
    on conflict do nothing
    returning key`)
  return new Set(rows.map(({ key }) => key))
}

export type PlaceToHold = {
  placeId: number
  cartId: string
  saleTypeId: number
  priceCents: number
  isExpired: boolean
}

type Where = { eventId: number; timeslotId: number }

/**
 * Holds places; returns those that were really free: the primary key decides. Inserted in order of their ids, so that concurrent
 * transactions wait for each other in one direction only.
 */
export async function holdPlaces(
  queries: Queries,
  { eventId, timeslotId, places }: Where & { places: PlaceToHold[] },
): Promise<Set<number>> {
  const expired = places.filter(({ isExpired }) => isExpired).map(({ placeId }) => placeId)
  if (expired.length > 0) {
    await queries.execute(sql`
      delete from ${takenPlace} where event_id = ${eventId} and timeslot_id = ${timeslotId}
        and place_id = any(${sql.param(expired)}::int[]) and held_until <= now()`)
  }
  const { rows } = await queries.execute<{ place_id: number }>(sql`
    insert into ${takenPlace}
      (event_id, timeslot_id, place_id, cart_id, sale_type_id, price_cents, held_until)
    select ${eventId}, ${timeslotId}, place_id, cart_id, sale_type_id, price_cents, now() + ${holdTime}
    from unnest(
      ${sql.param(places.map(({ placeId }) => placeId))}::int[],
      ${sql.param(places.map(({ cartId }) => cartId))}::uuid[],
      ${sql.param(places.map(({ saleTypeId }) => saleTypeId))}::int[],
      ${sql.param(places.map(({ priceCents }) => priceCents))}::int[])
      as wanted (place_id, cart_id, sale_type_id, price_cents)
    order by place_id
    on conflict do nothing
    returning place_id`)
  return new Set(rows.map(({ place_id }) => place_id))
}

/** Undoes what this transaction did for requests that could not be granted completely. */
export async function undoHolds(
  queries: Queries,
  {
    eventId,
    timeslotId,
    places,
    requestKeys,
  }: Where & { places: Pick<PlaceToHold, 'placeId' | 'cartId'>[]; requestKeys: string[] },
): Promise<void> {
  await queries.execute(sql`
    delete from ${takenPlace} using unnest(
      ${sql.param(places.map(({ placeId }) => placeId))}::int[],
      ${sql.param(places.map(({ cartId }) => cartId))}::uuid[]) as held (place_id, cart_id)
    where ${takenPlace.eventId} = ${eventId} and ${takenPlace.timeslotId} = ${timeslotId}
      and ${takenPlace.placeId} = held.place_id and ${takenPlace.cartId} = held.cart_id
      and ${takenPlace.heldUntil} is not null`)
  await queries.execute(sql`
    delete from ${cartRequest} where ${cartRequest.key} = any(${sql.param(requestKeys)}::uuid[])`)
}

/** Extends the hold of carts to the full time; returns the number of tickets of each. */
export async function renewCarts(queries: Queries, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ cart_id: string; tickets: number }>(sql`
    with renewed as (
      update ${takenPlace} set held_until = least(now() + ${holdTime}, ${cart.createdAt} + ${longestHold})
      from ${cart}
      where ${takenPlace.cartId} = ${cart.id} and ${cart.id} = any(${sql.param(ids)}::uuid[])
        and ${takenPlace.heldUntil} > now()
      returning ${takenPlace.cartId})
    select cart_id, count(*)::int as tickets from renewed group by cart_id`)
  return new Map(rows.map(({ cart_id, tickets }) => [cart_id, tickets]))
}
