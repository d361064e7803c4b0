import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import type { Money } from '#lib/text/money.ts'
import { ticketStep } from './booking-rules.ts'
import type { GroupLine, Price } from './offer.ts'

/** A ticket is identified by seat group and sale type [3]. */
export type Ticket = Pick<Price, 'seatGroupNumber' | 'saleTypeNumber'>

/** The selected tickets, each kind once, in the order of selection. */
export type Selection = readonly { ticket: Ticket; amount: number }[]

export const nothingChosen: Selection = []

/** Adds one ticket; the same selection at the limit of a cart. */
export function withOneMore(selection: Selection, ticket: Ticket): Selection {
  if (ticketCount(selection) + ticketStep > maxTicketsPerCart) return selection
  if (amountOf(selection, ticket) === 0) {
    return [...selection, { ticket: identityOf(ticket), amount: ticketStep }]
  }
  return change(selection, { ticket, by: ticketStep })
}

/** Removes one ticket; at zero its kind is removed. */
export function withOneLess(selection: Selection, ticket: Ticket): Selection {
  return change(selection, { ticket, by: -ticketStep }).filter(({ amount }) => amount >= 1)
}

export function amountOf(selection: Selection, ticket: Ticket): number {
  return selection.find((entry) => isSame(entry.ticket, ticket))?.amount ?? 0
}

/** How many tickets are selected altogether. */
export function ticketCount(selection: Selection): number {
  return selection.reduce((sum, { amount }) => sum + amount, 0)
}

/** The badge of "discounts": tickets of the same seat group with another sale type [4]. */
export function discountCount(
  selection: Selection,
  { seatGroupNumber, saleTypeNumber }: Ticket,
): number {
  return ticketCount(
    selection.filter(
      ({ ticket }) =>
        ticket.seatGroupNumber === seatGroupNumber && ticket.saleTypeNumber !== saleTypeNumber,
    ),
  )
}

/** The seat groups of the selected tickets. */
export function chosenSeatGroups(selection: Selection): number[] {
  return [...new Set(selection.map(({ ticket }) => ticket.seatGroupNumber))]
}

/** The part of the selection that is still offered after the offer has changed. */
export function stillOffered(selection: Selection, lines: readonly GroupLine[]): Selection {
  const prices = lines.flatMap(({ main, discounts }) => [main, ...discounts])
  const remaining = selection.filter(({ ticket }) => prices.some((price) => isSame(price, ticket)))
  return remaining.length === selection.length ? selection : remaining
}

/** The total price, calculated in cents. */
export function totalPrice(selection: Selection, lines: readonly GroupLine[]): Money {
  const prices = lines.flatMap(({ main, discounts }) => [main, ...discounts])
  const cents = selection.reduce((sum, { ticket, amount }) => {
    const price = prices.find((each) => isSame(each, ticket))
    return sum + amount * Math.round(Number(price?.price.amount ?? 0) * 100)
  }, 0)
  return { amount: (cents / 100).toFixed(2), currency: 'EUR' }
}

function change(selection: Selection, { ticket, by }: { ticket: Ticket; by: number }): Selection {
  return selection.map((entry) =>
    isSame(entry.ticket, ticket) ? { ...entry, amount: entry.amount + by } : entry,
  )
}

const identityOf = ({ seatGroupNumber, saleTypeNumber }: Ticket): Ticket => ({
  seatGroupNumber,
  saleTypeNumber,
})

const isSame = (one: Ticket, other: Ticket) =>
  one.seatGroupNumber === other.seatGroupNumber && one.saleTypeNumber === other.saleTypeNumber
