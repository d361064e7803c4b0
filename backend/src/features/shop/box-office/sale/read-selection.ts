import { type AddToCartWrite, RequestKey } from '@foyer/schema/shapes/cart.ts'
import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import type { z } from 'zod'

/** The form's field for the number of tickets of a price. */
export const amountField = (seatGroup: number, saleTypeId: number) =>
  `tickets-${seatGroup}-${saleTypeId}`
export const entryField = 'entry'
export const keyField = 'request_key'
export const placeField = 'place'

export type Selection = {
  /** Number of tickets by seat group and sale type. */
  amounts: Map<number, Map<number, number>>
  entry: number | undefined
  requestKey: string | undefined
}

export const nothingSelected: Selection = {
  amounts: new Map(),
  entry: undefined,
  requestKey: undefined,
}

/** The selection of a submitted form; invalid fields count as empty. */
export function readSelection(body: unknown): Selection {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  const amounts: Selection['amounts'] = new Map()
  for (const [name, value] of fields) {
    const [, seatGroup, saleType] = /^tickets-(\d{1,9})-(\d{1,9})$/.exec(name) ?? []
    const amount = Number(value)
    const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= maxTicketsPerCart
    if (!seatGroup || !saleType || !isAmount) continue
    const ofGroup = amounts.get(Number(seatGroup)) ?? new Map<number, number>()
    amounts.set(Number(seatGroup), ofGroup.set(Number(saleType), amount))
  }
  const { [entryField]: entry, [keyField]: key } = Object.fromEntries(fields)
  const requestKey = RequestKey.safeParse(key)
  return {
    amounts,
    entry: typeof entry === 'string' && /^\d{1,9}$/.test(entry) ? Number(entry) : undefined,
    requestKey: requestKey.success ? requestKey.data : undefined,
  }
}

/** The place in the waiting room with which a form was submitted; undefined if there is none. */
export function readPlace(body: unknown): string | undefined {
  const { [placeField]: place } = (body ?? {}) as Record<string, unknown>
  return typeof place === 'string' ? place : undefined
}

/** One request to hold seats per seat group, each with a key of its own. */
export function holdsOf(
  { amounts, entry, requestKey }: Selection,
  eventJetId: number,
): z.output<typeof AddToCartWrite>[] {
  return [...amounts].map(([seatGroup, bySaleType]) => ({
    event_jet_id: eventJetId,
    quantities: [...bySaleType.values()],
    sale_type_ids: [...bySaleType.keys()],
    seat_group: seatGroup,
    block_id: entry ?? null,
    request_key: requestKey && `${requestKey}-${seatGroup}`,
  }))
}
