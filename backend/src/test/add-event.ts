import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { saleType } from '#database/tables/options.ts'
import { room } from '#database/tables/places.ts'
import { place, seatGroup } from '#database/tables/seats.ts'
import { saveEvents, type EventWrite } from '#features/events/event-write-store.ts'
import { writable } from './test-database.ts'

type Hall = {
  /** The number of seats per row, or the capacity with free seating. */
  rows?: number[]
  places?: number
  timeslots?: string[]
  event?: Partial<EventWrite>
}

export type AddedEvent = { id: number; seatGroup: number; fullPrice: number; reduced: number }

let added = 0

/** Adds an event next year in a hall of its own; tickets cost € 20, reduced € 10. */
export async function addEvent(
  queries: Pick<Queries, 'select'>,
  { rows = [], places = 0, timeslots = [], event = {} }: Hall,
): Promise<AddedEvent> {
  const database = writable(queries)
  added += 1
  const key = `test-${added}`
  const [stage] = await database.select().from(room).limit(1)
  const [sale] = await database.select().from(saleType).where(eq(saleType.key, 'reduced'))
  if (!stage || !sale) throw new Error('The demo theatre has no room or no reduction')
  const [group] = await database
    .insert(seatGroup)
    .values({ key, roomId: stage.id, name: { de: 'Saal', en: 'Hall' } })
    .returning({ id: seatGroup.id })
  const seatGroupId = group!.id
  await database.insert(place).values([
    ...rows.flatMap((seats, row) =>
      Array.from({ length: seats }, (_, index) => ({
        seatGroupId,
        row: row + 1,
        column: index + 1,
        rowLabel: String(row + 1),
        seatLabel: String(index + 1),
        rank: row,
      })),
    ),
    ...Array.from({ length: places }, (_, index) => ({
      seatGroupId,
      row: null,
      column: index + 1,
      rowLabel: '',
      seatLabel: '',
      rank: 0,
    })),
  ])
  const price = { name: { de: 'Karte', en: 'Ticket' }, text: { de: '' }, seatGroupId, position: 0 }
  const ids = await saveEvents(database, [
    {
      key,
      title: { de: 'Probe', en: 'Rehearsal' },
      slug: { de: 'probe', en: 'rehearsal' },
      venueId: stage.venueId,
      day: `${new Date().getFullYear() + 1}-05-05`,
      localTime: '19:30',
      status: 'on_sale',
      tagIds: [],
      seriesIds: [],
      prices: [
        { ...price, priceCents: 2000, saleTypeId: fullPriceSaleType },
        { ...price, priceCents: 1000, saleTypeId: sale.id },
      ],
      seatGroupIds: [seatGroupId],
      timeslots,
      ...event,
    },
  ])
  return {
    id: ids.get(key)!,
    seatGroup: seatGroupId,
    fullPrice: fullPriceSaleType,
    reduced: sale.id,
  }
}
