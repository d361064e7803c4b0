import { createHash, randomUUID } from 'node:crypto'
import { maxUnconfirmedPlaces } from '@foyer/schema/ticket-rules.ts'
import { expect, test, type Page } from '@playwright/test'

const graph = '/graphql'
const guard = { 'x-graphql-yoga-csrf': 'journey' }

type Offer = {
  ticketingNumber: number
  seatGroups: {
    number: number
    status: 'AVAILABLE' | 'UNAVAILABLE'
    prices: { saleTypeNumber: number }[]
    timeslots: unknown[]
  }[]
}

/**
 * Holds adjacent seats in the cart of this browser, through the graph as the widget does. Returns how many. Tests begin their search
 * at different events, and that for more places than an order may have without confirmation at the last ones: after such an order every further
 * one of its event from the same network has to be confirmed by mail.
 */
export async function holdSeats(page: Page, quantity = 2): Promise<number> {
  const { request } = page.context()
  const execute = async (query: string, headers: Record<string, string> = {}) => {
    const response = await request.post(graph, {
      data: { query },
      headers: { ...guard, ...headers },
    })
    return (await response.json()).data
  }
  const { events } = await execute(
    '{ currentUser(locale: DE) { isLoggedIn } events(locale: DE, first: 60) { nodes { number } } }',
  )
  const { csrftoken = '' } = await cookiesOf(page)
  const nodes = events.nodes as { number: number }[]
  const start = placeOfTest() % Math.ceil(nodes.length / 2)
  const inTurn =
    quantity > maxUnconfirmedPlaces
      ? nodes.toReversed()
      : [...nodes.slice(start), ...nodes.slice(0, start)]
  for (const { number: id } of inTurn) {
    const { eventOffer: offer } = (await execute(
      `{ eventOffer(locale: DE, eventNumber: ${id}) { ticketingNumber seatGroups { number status prices { saleTypeNumber } timeslots { number } } } }`,
    )) as { eventOffer: Offer | null }
    const group = offer?.seatGroups.find(
      ({ status, prices, timeslots }) =>
        status === 'AVAILABLE' && prices.length > 0 && timeslots.length === 0,
    )
    if (!offer || !group) continue
    const { addToCart } = await execute(
      `mutation { addToCart(input: {
        locale: DE, ticketingNumber: ${offer.ticketingNumber}, seatGroupNumber: ${group.number},
        tickets: [{ saleTypeNumber: ${group.prices[0]!.saleTypeNumber}, quantity: ${quantity} }], idempotencyKey: "${randomUUID()}"
      }) { __typename } }`,
      { 'x-csrftoken': csrftoken },
    )
    if (addToCart?.__typename === 'Cart') return quantity
  }
  throw new Error('No event of the programme has adjacent seats.')
}

/** A number from the id of the running test, the same in each attempt. */
function placeOfTest(): number {
  return parseInt(createHash('sha256').update(test.info().testId).digest('hex').slice(0, 8), 16)
}

export async function cookiesOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
}

/** Until the page's script runs, which notifies the header of what is in the cart: before, a button submits its form and reloads the page. */
export async function untilCartIsLive(page: Page, amount: string): Promise<void> {
  await expect.poll(async () => (await cookiesOf(page))['cartAmount']).toBe(amount)
}
