import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import { ticketStep } from './booking-rules.ts'
import type { GroupLine, Price } from './offer.ts'

/** A ticket is known by the part of the hall and the sale type [3]. */
export type Ticket = Pick<Price, 'seatGroup' | 'saleTypeId'>

/** Tickets that are wanted, each kind once, in the order in which they were first chosen. */
export type Selection = readonly { ticket: Ticket; amount: number }[]

export const nothingChosen: Selection = []

/** One more of a ticket; the same selection where a cart would take no more. */
export function withOneMore(selection: Selection, ticket: Ticket): Selection {
  if (ticketCount(selection) + ticketStep > maxTicketsPerCart) return selection
  if (amountOf(selection, ticket) === 0) {
    return [...selection, { ticket: identityOf(ticket), amount: ticketStep }]
  }
  return change(selection, { ticket, by: ticketStep })
}

/** One less of a ticket; below one it is no longer there. */
export function withOneLess(selection: Selection, ticket: Ticket): Selection {
  return change(selection, { ticket, by: -ticketStep }).filter(({ amount }) => amount >= 1)
}

export function amountOf(selection: Selection, ticket: Ticket): number {
  return selection.find((entry) => isSame(entry.ticket, ticket))?.amount ?? 0
}

/** How many tickets are chosen altogether. */
export function ticketCount(selection: Selection): number {
  return selection.reduce((sum, { amount }) => sum + amount, 0)
}

/** What the badge of „Ermäßigungen“ says: tickets of the same seat group with another sale type [4]. */
export function discountCount(selection: Selection, { seatGroup, saleTypeId }: Ticket): number {
  return ticketCount(
    selection.filter(
      ({ ticket }) => ticket.seatGroup === seatGroup && ticket.saleTypeId !== saleTypeId,
    ),
  )
}

/** The seat groups of which tickets are chosen. */
export function chosenSeatGroups(selection: Selection): number[] {
  return [...new Set(selection.map(({ ticket }) => ticket.seatGroup))]
}

/** What is chosen and still offered: for an offer that has changed meanwhile. */
export function stillOffered(selection: Selection, lines: readonly GroupLine[]): Selection {
  const prices = lines.flatMap(({ main, discounts }) => [main, ...discounts])
  const kept = selection.filter(({ ticket }) => prices.some((price) => isSame(price, ticket)))
  return kept.length === selection.length ? selection : kept
}

/** What all of it costs, as `54.00`; counted in cents. */
export function totalPrice(selection: Selection, lines: readonly GroupLine[]): string {
  const prices = lines.flatMap(({ main, discounts }) => [main, ...discounts])
  const cents = selection.reduce((sum, { ticket, amount }) => {
    const price = prices.find((each) => isSame(each, ticket))
    return sum + amount * Math.round(Number(price?.price ?? 0) * 100)
  }, 0)
  return (cents / 100).toFixed(2)
}

function change(selection: Selection, { ticket, by }: { ticket: Ticket; by: number }): Selection {
  return selection.map((entry) =>
    isSame(entry.ticket, ticket) ? { ...entry, amount: entry.amount + by } : entry,
  )
}

const identityOf = ({ seatGroup, saleTypeId }: Ticket): Ticket => ({ seatGroup, saleTypeId })

const isSame = (one: Ticket, other: Ticket) =>
  one.seatGroup === other.seatGroup && one.saleTypeId === other.saleTypeId
