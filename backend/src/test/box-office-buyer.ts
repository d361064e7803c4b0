import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { addEvent, type AddedEvent } from './add-event.ts'
import { newBuyer, type Buyer } from './buyer.ts'
import { type Theatre, useTheatre } from './use-theatre.ts'

export const theatre = {} as Theatre

/** The theatre of a file of tests of the box office. */
export const useBoxOffice = () => useTheatre(theatre)

export const site = 'https://theatre.example'

export const person = {
  name: 'Franziska Moser',
  email: 'f.moser@example.at',
  payment_method: 'box_office',
}

export async function buyerWithSeats(count: number) {
  const event: AddedEvent = await addEvent(theatre.database, { rows: [count] })
  const buyer = await newBuyer(theatre)
  const { status } = await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    quantities: [count],
    sale_type_ids: [event.fullPrice],
    seat_group: event.seatGroup,
  })
  expect(status).toBe(200)
  return { buyer, event, email: `visitor-${event.id}@example.at` }
}

type From = { csrf?: string; origin?: string | undefined; relation?: string }

/** Submits a form as a browser without JavaScript does. */
export async function submit(
  buyer: Buyer,
  url: string,
  fields: object,
  from: From = { origin: site },
) {
  const { csrf = buyer.cookies['csrftoken'] ?? '', relation } = from
  const origin = 'origin' in from || relation ? from.origin : site
  const response = await theatre.call({
    method: 'POST',
    url,
    cookies: buyer.cookies,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin !== undefined && { origin }),
      ...(relation && { 'sec-fetch-site': relation }),
    },
    payload: new URLSearchParams({ csrfmiddlewaretoken: csrf, ...fields }).toString(),
  })
  for (const { name, value } of response.cookies) buyer.cookies[name] = value
  return response
}

export const pathOf = (address: string) => new URL(address).pathname

export async function soldOf({ id }: AddedEvent): Promise<number> {
  const { rows } = await theatre.database.execute<{ count: number }>(sql`
    select count(*)::int as count from taken_place where event_id = ${id} and order_id is not null`)
  return rows[0]?.count ?? 0
}
