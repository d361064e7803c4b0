import type { eventAnnouncements } from '@foyer/schema/rest/event-announcement.ts'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import type { Localized } from '#database/localized.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { addJob } from '#jobs/add-job.ts'
import { withReason } from '#features/resources/programme/event-rules/with-reason.ts'
import { eventsBinding } from '#features/resources/programme/events-binding.ts'
import { findRow } from '#features/resources/read-resource.ts'
import type { FieldProblems, ResourceRow, Values } from '#features/resources/resource-binding.ts'
import { saveWithin, type SaveResult } from '#features/resources/write-resource.ts'

type Announcement = {
  id: number
  change: (typeof eventAnnouncements)[number]
  day: string | undefined
  localTime: string | undefined
  reason: { de: string; en: string }
  tellsHolders: boolean
  revision: number | undefined
}

/** How many valid orders an event has, and how many of its seats they hold; null if there is no such event. */
export async function countHolders(queries: Queries, eventId: number) {
  const { rows } = await queries.execute<{ orders: number; places: number }>(sql`
    select count(distinct shop_order.id)::int as orders, count(shop_order.id)::int as places
    from event left join order_ticket on order_ticket.event_id = event.id
    left join shop_order on shop_order.id = order_ticket.order_id and shop_order.canceled_at is null
    where event.id = ${eventId} group by event.id`)
  return rows[0] ?? null
}

/** Cancels, postpones or moves an event, by the rules of its form; who has tickets gets a mail if that is wanted. */
export async function announceEvent(
  database: Database,
  actor: Actor,
  announcement: Announcement,
): Promise<SaveResult> {
  const { id, change, reason, revision, tellsHolders } = announcement
  return changeHouse(database, actor, async (transaction): Promise<SaveResult> => {
    const before = await findRow(transaction, eventsBinding, { id, isLocked: true })
    if (!before) return { ok: false, problem: 'unknown' }
    const fields = await findProblems(transaction, before, announcement)
    if (fields) return { ok: false, problem: 'invalid', fields }
    const values = valuesOf(before, announcement)
    const saved = await saveWithin(transaction, eventsBinding, { id, values, revision })
    // Values that stand already change nothing, and nobody is written to twice.
    if (!saved.ok || !saved.row || !tellsHolders) return saved
    const { day, local_time: time } = before as { day?: string; local_time?: string | null }
    await addJob(transaction, 'tell_order_holders', {
      payload: {
        eventId: id,
        change,
        reason,
        former: { day: day!, time: time ?? null },
        token: crypto.randomUUID(),
      },
    })
    return saved
  })
}

async function findProblems(
  queries: Queries,
  before: ResourceRow,
  { change, day, localTime, reason }: Announcement,
): Promise<FieldProblems | undefined> {
  const { rows } = await queries.execute<{ is_over: boolean }>(
    sql`select over_at <= now() as is_over from event where id = ${before.id}`,
  )
  if (rows[0]!.is_over) return { change: 'overAnnounced' }
  if (change === 'cancel' && reason.de === '') return { reason_de: 'reasonMissing' }
  const isSameTime = localTime === undefined || timeOf(localTime) === before['local_time']
  const isSame = (day === undefined || day === before['day']) && isSameTime
  return change === 'move' && isSame ? { day: 'sameDate' } : undefined
}

function valuesOf(before: ResourceRow, { change, day, localTime, reason }: Announcement): Values {
  // With the reason, what is important for visitors follows.
  if (change === 'cancel') return { status: 'canceled', cancellation_reason: reason }
  const stored = before['important_info'] as Localized
  const info = reason.de === '' ? {} : { important_info: withReason(stored, { reason }) }
  if (change === 'postpone') return { status: 'postponed', ...info }
  return {
    ...info,
    ...(day !== undefined && { day }),
    ...(localTime !== undefined && { local_time: timeOf(localTime) }),
    // Now that the day is known it is only moved.
    ...(before['status'] === 'postponed' && { status: 'on_sale' }),
  }
}

const timeOf = (time: string) => `${time.slice(0, 5)}:00`
