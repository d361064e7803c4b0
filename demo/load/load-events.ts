import {
  saveEvents,
  type EventWrite,
} from '@foyer/backend/src/features/events/event-write-store.ts'
import type { DemoProduction, EventTypeKey, GenreKey, TagKey } from '#content/content.ts'
import type { DemoStandaloneEvent } from '#content/house/house-content.ts'
import { event } from '@foyer/backend/src/database/tables/events.ts'
import { eq } from 'drizzle-orm'
import { introductionsTo } from '#calendar/introductions.ts'
import type { RoomSeats } from './load-seats.ts'
import { numbersOf, type DemoContext } from './load-productions.ts'
import { paragraphs } from './paragraphs.ts'
import { priceRows } from './price-rows.ts'
import { formerDayOf, saleStatus } from '#calendar/sale-status.ts'
import { saleStart } from '#calendar/sale-start.ts'
import { schedule, type ScheduledEvent } from '#calendar/schedule.ts'
import { seriesOfEvent, tagsOfEvent } from '#calendar/labels-of-event.ts'
import { timeslotsOf } from '#calendar/timeslots.ts'
import { usualMinutes } from '#calendar/usual-minutes.ts'
import { usualType } from '#calendar/usual-type.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

type Parts = {
  productions: DemoProduction[]
  standaloneEvents: DemoStandaloneEvent[]
  /** Ids of the productions by key. */
  ids: Map<string, number>
}

/** Computes all dates and writes them as events, with introductions as their children. */
export async function loadEvents(
  transaction: WritableTransaction,
  parts: Parts,
  context: DemoContext,
) {
  const productions = new Map(parts.productions.map((one) => [one.key, one]))
  const standalone = new Map(parts.standaloneEvents.map((one) => [one.key, one]))
  const scheduled = schedule(
    [...parts.productions.map(dated), ...parts.standaloneEvents.map(datedAlone)],
    context.now,
  )
  const introductions = introductionsTo(scheduled, productions)

  const writes = scheduled.map((slot, number): EventWrite => {
    const production = productions.get(slot.owner)
    const own = standalone.get(slot.owner)
    const status = saleStatus(number)
    return {
      ...commonOf(slot, { ...context, hasFreeSeating: production?.hasFreeSeating }),
      status,
      saleStartsOn: saleStart({ day: slot.day, status }, context.now),
      productionId: parts.ids.get(slot.owner) ?? null,
      genreId: genreOf(production ?? own, context),
      ...(own && {
        ...textsOf(own),
        imageId:
          context.images.get(
            own.picture ? `demo:house:${own.picture}` : `demo:poster:${own.key}`,
          ) ?? null,
      }),
      tagIds: numbersOf(
        [
          ...(production
            ? tagsOfEvent(slot, { production, scheduled, introductions })
            : (own?.tags ?? [])),
          ...tagsOfRoom(slot, context),
        ],
        context.tags,
      ),
      seriesIds: numbersOf(production ? seriesOfEvent(slot, production) : [], context.series),
    }
  })
  const ids = await saveEvents(transaction, writes)
  for (const [number, { key, day }] of scheduled.entries()) {
    const formerDay = formerDayOf(number, day)
    if (!formerDay) continue
    await transaction
      .update(event)
      .set({ formerDay, formerTime: event.localTime })
      .where(eq(event.id, ids.get(`demo:${key}`)!))
  }
  await saveEvents(
    transaction,
    introductions.map(({ slot, parent, title, teaser, slug }): EventWrite => ({
      ...commonOf(slot, context),
      parentId: ids.get(`demo:${parent.key}`)!,
      status: writes[scheduled.indexOf(parent)]?.status === 'canceled' ? 'canceled' : 'on_sale',
      title,
      teaser,
      slug,
      tagIds: [],
      seriesIds: [],
      prices: [],
    })),
  )
}

function dated({ key, runs, durationMinutes, genre }: DemoProduction) {
  return { key, runs, minutes: durationMinutes, type: usualType(genre) }
}

function datedAlone({ key, runs, type, minutes }: DemoStandaloneEvent) {
  return { key, runs, minutes: minutes ?? usualMinutes[type], type }
}

function genreOf(owner: { genre?: GenreKey } | undefined, { genres }: DemoContext): number | null {
  return owner?.genre ? genres.get(owner.genre)! : null
}

/** Visitors find events with wheelchair places by their tag. */
const tagsOfRoom = ({ room }: ScheduledEvent, { rooms }: DemoContext): TagKey[] =>
  rooms.get(room)?.hasWheelchairPlaces ? ['rollstuhlplaetze'] : []

const partyTypes: EventTypeKey[] = ['fuehrung', 'ausstellung', 'workshop']

/** The seat groups on sale for an event. */
function seatGroupsFor(
  { type }: ScheduledEvent,
  { seats: { hall, free, party }, hasFreeSeating }: { seats: RoomSeats; hasFreeSeating: boolean },
): number[] {
  if (partyTypes.includes(type)) return [party]
  return hasFreeSeating || hall.length === 0 ? [free] : hall
}

function commonOf(
  slot: ScheduledEvent,
  { hasFreeSeating = false, ...context }: DemoContext & { hasFreeSeating?: boolean | undefined },
) {
  const room = context.rooms.get(slot.room)
  const seats = context.seats.rooms.get(slot.room)
  if (!room || !seats) throw new Error(`The demo has no room "${slot.room}"`)
  const seatGroupIds = seatGroupsFor(slot, { seats, hasFreeSeating })
  return {
    key: `demo:${slot.key}`,
    day: slot.day,
    localTime: slot.time,
    durationMinutes: slot.minutes,
    venueId: room.venueId,
    roomId: room.id,
    exhibitionTypeId: context.types.get(slot.type)!,
    prices: priceRows({
      pricesCents: slot.pricesCents,
      seatGroupIds,
      saleTypeIds: context.seats.saleTypes,
    }),
    seatGroupIds: slot.pricesCents.length > 0 ? seatGroupIds : [],
    timeslots: timeslotsOf(slot),
  }
}

function textsOf({ slug, title, subtitle, teaser, description }: DemoStandaloneEvent) {
  return { slug, title, subtitle, teaser, description: paragraphs(description) }
}
