import { eq, sql } from 'drizzle-orm'
import { siteZone } from '#database/site-zone.ts'
import type { Localized } from '#database/localized.ts'
import { room } from '#database/tables/places.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ChildRow, FieldProblems, Values } from '#features/resources/resource-binding.ts'
import type { EventChange } from './event-change.ts'
import { findRemovalProblems } from './find-removal-problems.ts'
import { findSeatProblems } from './find-seat-problems.ts'

const onSale: readonly unknown[] = ['on_sale', 'advance_sale', 'waiting_list', 'online_sale_ended']

/** What is wrong with an event that its fields alone do not say; undefined if nothing is. */
export async function findEventProblems(
  transaction: WritableTransaction,
  { before, values }: EventChange,
): Promise<FieldProblems | undefined> {
  const problems: FieldProblems = {
    ...findDuplicates(values),
    ...(await findSeatProblems(transaction, { before, values })),
    ...(await findRemovalProblems(transaction, { before, values })),
  }
  if (values['production'] === null && !(values['title'] as Localized).de) {
    problems['title'] = 'titleOrProduction'
  }
  if (before && values['parent'] === before.id) problems['parent'] = 'ownParent'
  if (!(await isRoomOfVenue(transaction, values))) problems['room'] = 'roomOfOtherVenue'
  if (isCanceledWithoutReason({ before, values })) {
    problems['cancellation_reason.de'] = 'reasonMissing'
  }
  if (await isPutOnSaleTooLate(transaction, { before, values })) problems['status'] = 'overAlready'
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** One that was canceled before reasons were asked for may still be corrected. */
function isCanceledWithoutReason({ before, values }: EventChange): boolean {
  if (values['status'] !== 'canceled' || hasReason(values)) return false
  return !before || before['status'] !== 'canceled' || hasReason(before)
}

const hasReason = (event: Values) => Boolean((event['cancellation_reason'] as Localized).de)

function findDuplicates(values: Values): FieldProblems {
  const keysOf: Record<string, (row: ChildRow) => string> = {
    prices: (row) =>
      `${String(row['seat_group'])}/${String(row['sale_type'])}/${row['seat_group'] === null ? String(row['position']) : ''}`,
    seat_groups: (row) => String(row['seat_group']),
    timeslots: (row) => String(row['time_start']),
  }
  const firstField = { prices: 'sale_type', seat_groups: 'seat_group', timeslots: 'time_start' }
  const problems: FieldProblems = {}
  for (const [name, keyOf] of Object.entries(keysOf)) {
    const seen = new Set<string>()
    for (const [index, row] of (values[name] as ChildRow[]).entries()) {
      const field = firstField[name as keyof typeof firstField]
      if (seen.has(keyOf(row))) problems[`${name}.${index}.${field}`] = 'taken'
      seen.add(keyOf(row))
    }
  }
  return problems
}

async function isRoomOfVenue(transaction: WritableTransaction, values: Values): Promise<boolean> {
  if (values['room'] === null) return true
  const [row] = await transaction
    .select({ venueId: room.venueId })
    .from(room)
    .where(eq(room.id, values['room'] as number))
  return row?.venueId === values['venue']
}

/** An event that was on sale when it was over may still be corrected. */
async function isPutOnSaleTooLate(
  transaction: WritableTransaction,
  { before, values }: EventChange,
): Promise<boolean> {
  if (!onSale.includes(values['status']) || !(await isOver(transaction, values))) return false
  const stood = before && onSale.includes(before['status']) && (await isOver(transaction, before))
  return !stood
}

/** As the table computes `over_at`. */
async function isOver(transaction: WritableTransaction, event: Values): Promise<boolean> {
  const { day, local_time: time, duration_minutes: minutes } = event
  const { rows } = await transaction.execute<{ isOver: boolean }>(sql`
    select coalesce(
      (${day}::date + ${time}::time) at time zone ${siteZone} + coalesce(${minutes}::integer, 0) * interval '1 minute',
      (${day}::date + 1)::timestamp at time zone ${siteZone}) <= now() as "isOver"`)
  return rows[0]!.isOver
}
