import { createHash } from 'node:crypto'
import { cartCalls, type CartCall } from '#features/booking/rules/cart-calls.ts'
import { type CartCallResult, holdSeats, ticketsOf } from '#features/booking/rules/hold-seats.ts'
import type { Selection } from '#features/booking/rules/selection.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  AddToCartDocument,
  BookingOfferDocument,
  CartTimeFragmentDoc,
  CsrfTokenDocument,
} from '#graphql/generated/graphql.ts'
import { isRateLimited } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { problemOfCode, type TicketOutcome } from './ticket-outcome.ts'

type HoldRequest = {
  eventId: number
  locale: Locale
  selection: Selection
  timeslot: number | undefined
}

export type FormHold = TicketOutcome & {
  cart: { ticketsQuantity: number; url: string | null } | undefined
}

/** The same form within so many seconds is a double submit, with the same key. */
const doubleSubmitSeconds = 10

/** Holds what a plain form requests, as the widget would. */
export async function holdByForm(
  { eventId, locale, selection, timeslot }: HoldRequest,
  visitor: VisitorClient,
): Promise<FormHold> {
  if (selection.length === 0) return { held: 0, problem: 'choose', cart: undefined }
  const variables = { locale: graphLocale(locale) }
  try {
    // Gets a token for a visitor without a valid one.
    await visitor.execute(CsrfTokenDocument, variables)
    const { eventOffer } = await visitor.execute(BookingOfferDocument, {
      ...variables,
      number: eventId,
    })
    if (!eventOffer) return { held: 0, problem: 'not-on-sale', cart: undefined }
    const { ticketingNumber } = eventOffer
    const makeKey = keysOf({ visitor, selection, ticketingNumber, timeslot })
    const calls = cartCalls(selection, { ticketingNumber, timeslot, makeKey })
    const send = (call: CartCall) => sendCall(call, { visitor, locale })
    const { held, refused, failed } = await holdSeats(calls, { send, pause })
    const problem = refused[0]?.problem.code
    return {
      held: ticketsOf(held.map(({ call }) => call)),
      problem: problem === undefined ? failed?.reason : problemOfCode(problem),
      cart: held.at(-1)?.cart,
    }
  } catch (error) {
    return { held: 0, problem: isRateLimited(error) ? 'limited' : 'lost', cart: undefined }
  }
}

async function sendCall(
  call: CartCall,
  { visitor, locale }: { visitor: VisitorClient; locale: Locale },
): Promise<CartCallResult> {
  try {
    const variables = { input: { locale: graphLocale(locale), ...call } }
    const { addToCart } = await visitor.execute(AddToCartDocument, variables)
    if (addToCart?.__typename === 'Cart') {
      return { kind: 'held', cart: readFragment(CartTimeFragmentDoc, addToCart) }
    }
    if (addToCart?.__typename !== 'CartProblem') return { kind: 'lost' }
    const { code, message, responseCode } = addToCart
    return { kind: 'refused', problem: { code, message, responseCode: responseCode ?? null } }
  } catch (error) {
    return { kind: isRateLimited(error) ? 'limited' : 'lost' }
  }
}

/** A page that all visitors share cannot contain a key: it is derived from visitor, selection and time. */
function keysOf({
  visitor,
  ...holdRequest
}: { visitor: VisitorClient } & Omit<HoldRequest, 'eventId' | 'locale'> & {
    ticketingNumber: number
  }) {
  const moment = Math.floor(Date.now() / 1000 / doubleSubmitSeconds)
  const text = JSON.stringify([visitor.findCookie('csrftoken'), holdRequest, moment])
  return (seatGroupNumber: number) =>
    createHash('sha256').update(`${text} ${seatGroupNumber}`).digest('hex').slice(0, 32)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
