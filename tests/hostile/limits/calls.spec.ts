import { expect } from '@playwright/test'
import { type Ask, isTooBusy } from '#support/hostile/ask.ts'
import { askBody, operationOf } from '#support/hostile/graph.ts'
import { extent } from '#support/hostile/extent.ts'
import { leavesOf, sampleVariables, withValue } from '#support/hostile/sample-variables.ts'
import { addSeatsForSale } from '#support/house/seats-for-sale.ts'
import { hold, order, pressAtBoxOffice } from '#support/hostile/buyer.ts'
import { newAddress, newVisitor, type Visitor } from '#support/hostile/visitor.ts'
import { sideBySide } from '#support/hostile/side-by-side.ts'
import { test } from '#support/hostile/attempts.ts'

/** Client-supplied addresses, which the front server ignores. */
const chains = [
  '203.0.113.7',
  '127.0.0.1',
  '10.0.0.1, 192.168.0.1, 203.0.113.7',
  'unknown',
  '"[::1]:80", 127.0.0.1',
  ' , ,',
]

/** Sends a mutation through the site as one of its pages does; returns whether it was refused for now, by the rate limit or by a busy theatre. */
async function change(visitor: Visitor, rootField: string, spoofed: string, own = {}) {
  const operation = operationOf(rootField)
  const variables = Object.entries(own).reduce(
    (all: unknown, [name, value]) =>
      withValue(
        all,
        leavesOf(all).find((path) => path.at(-1) === name)!,
        value,
      ),
    sampleVariables(operation),
  )
  const { status, text } = await visitor.ask({
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': visitor.cookies.get('csrftoken') ?? '',
      'x-forwarded-for': spoofed,
      'x-real-ip': spoofed,
      forwarded: `for=${spoofed}`,
    },
    body: askBody(operation.hash, variables),
  })
  return isTooBusy(status) || text.includes('"RATE_LIMITED"')
}

type Flood = {
  times: number
  /** Calls allowed from one address. */
  allowed: number
  rootField: string
  /** Values of arguments, which differ from call to call. */
  own?: (number: number) => Record<string, unknown>
}

const floods: Record<string, Flood> = {
  'cart calls': { times: 660, allowed: 600, rootField: 'addToCart' },
  'entries of forms': { times: 120, allowed: 100, rootField: 'submitForm' },
  'names at the log-in': {
    times: 60,
    allowed: 20,
    rootField: 'logInUser',
    own: (number) => ({ username: `name-${number}`, password: 'wrong' }),
  },
}

/** One address, with any number of tokens and forwarding chains. Returns how many calls were not refused. */
async function flood({ times, rootField, own = () => ({}) }: Flood): Promise<number> {
  const address = newAddress()
  const visitors = await sideBySide(Array.from({ length: Math.ceil(times / 10) }), () =>
    newVisitor(address),
  )
  const outcomes = await sideBySide(Array.from({ length: times }), (_, number) =>
    change(
      visitors[number % visitors.length]!,
      rootField,
      chains[number % chains.length]!,
      own(number),
    ),
  )
  return outcomes.filter((isRefused) => !isRefused).length
}

for (const [what, sent] of Object.entries(floods)) {
  // 660 calls take long.
  if (extent === 'short' && what === 'cart calls') continue
  test(`X-09: ${what} are counted by client address`, async ({ attempts }) => {
    await attempts.holds(`${sent.times} from one address`, async () => {
      const passed = await flood(sent)
      expect(passed).toBeLessThanOrEqual(sent.allowed)
      // The limit is not global: the first calls got a response.
      expect(passed).toBeGreaterThan(0)
    })
    await attempts.holds('others are not refused meanwhile', async () => {
      expect(await change(await newVisitor(), sent.rootField, '203.0.113.7', sent.own?.(0))).toBe(
        false,
      )
    })
  })
}

test('X-09: one visitor is counted wherever the calls come from', async ({ attempts }) => {
  const visitor = await newVisitor()
  await attempts.holds('40 cart calls from 40 addresses', async () => {
    const outcomes = await sideBySide(Array.from({ length: 40 }), async () => {
      const { ask } = visitor
      const elsewhere = {
        ...visitor,
        ask: (question: Ask) => ask({ from: newAddress(), ...question }),
      }
      return change(elsewhere, 'addToCart', '')
    })
    expect(outcomes.filter((isRefused) => !isRefused).length).toBeLessThanOrEqual(30)
  })
})

test('X-09: forms cannot be used to flood a mailbox', async ({ attempts }) => {
  const event = await addSeatsForSale(1, `hostile-letters-${Date.now()}`)
  const visitor = await newVisitor()
  await hold(visitor, event, 1)
  const placed = await order(visitor, `victim-${Date.now()}@example.org`, 'box_office')
  const path = new URL((JSON.parse(placed.text) as { order_url: string }).order_url).pathname
  await attempts.holds('60 letters about one order', async () => {
    const responses = await sideBySide(Array.from({ length: 60 }), async () =>
      pressAtBoxOffice(await newVisitor(), `${path}mail/`),
    )
    const sent = responses.filter(({ status }) => status === 303).length
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(5)
  })
})
