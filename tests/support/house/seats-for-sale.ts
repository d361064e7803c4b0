import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { addEventWithSeats } from '@foyer/demo/fixtures/events.ts'
import { countTakenPlaces as countPlaces } from '@foyer/demo/fixtures/tickets.ts'
import { databaseUrl } from './database.ts'

export type SeatsForSale = {
  id: number
  seatGroup: number
  saleType: number
  /** German, on the site. */
  path: string
}

const monthMs = 30 * 24 * 60 * 60 * 1000

/** An event in a month with its own hall of `rows` rows of 20 numbered seats, at one price. */
export async function addSeatsForSale(rows: number, key: string): Promise<SeatsForSale> {
  const { id, seatGroup } = await addEventWithSeats(databaseUrl(), {
    key,
    rows,
    title: { de: 'Ansturm', en: 'Rush' },
    slug: { de: 'ansturm', en: 'rush' },
    day: new Date(Date.now() + monthMs).toISOString().slice(0, 10),
  })
  return { id, seatGroup, saleType: fullPriceSaleType, path: `/de/programm/ansturm/${id}` }
}

/** The number of seats of an event that are held or sold, and of those sold. */
export const countTakenPlaces = (eventId: number) => countPlaces(databaseUrl(), eventId)
