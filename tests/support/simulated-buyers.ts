import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** How a simulated buyer behaves. */
export type BuyerBehaviour =
  /** Sends one call and waits for the response. */
  | 'patient'
  /** Sends the same call to two origins at once. */
  | 'double'
  /** Disconnects before the response arrives, and repeats the call. */
  | 'impatient'

export type Buyer = {
  size: number
  /** Tickets in the last response; none for a buyer who was refused. */
  ticketIds: number[]
  /** Cookie of the cart. */
  cart: string | undefined
}

type BuyerTarget = { origins: string[]; eventId: number; seatGroup: number; number: number }

const maxTries = 60

/**
 * Repeats a call until there is a response, through dropped connections and killed origins, always with the same key.
 */
export async function buy(
  target: BuyerTarget,
  { size, behaviour }: { size: number; behaviour: BuyerBehaviour },
): Promise<Buyer> {
  const { origins, number } = target
  const visitor = await enter(target)
  const call = callOf(target, { size, visitor })
  const sendRequest = (turn: number, signal?: AbortSignal) =>
    fetch(`${origins[(number + turn) % origins.length]}/de/api/shop-cart/`, {
      ...call,
      signal: AbortSignal.any([AbortSignal.timeout(20_000), ...(signal ? [signal] : [])]),
    })

  if (behaviour === 'impatient') {
    await sendRequest(0, AbortSignal.timeout(number % 40)).catch(() => undefined)
  }
  const duplicate = behaviour === 'double' ? sendRequest(1).catch(() => undefined) : undefined
  for (let turn = 0; turn < maxTries; turn += 1) {
    const response = await sendRequest(turn).catch(() => undefined)
    if (response && response.status < 500) {
      await duplicate
      return readResponse(response, size)
    }
    await wait(20 + (turn % 5) * 20)
  }
  throw new Error(`Buyer ${number} has got no response.`)
}

type Visitor = { csrfToken: string; address: string }

async function enter({ origins, number }: BuyerTarget): Promise<Visitor> {
  for (let turn = 0; turn < maxTries; turn += 1) {
    const origin = origins[(number + turn) % origins.length]
    const response = await fetch(`${origin}/de/api/user-details/`).catch(() => undefined)
    const [token] = (response?.headers.getSetCookie() ?? []).flatMap(
      (line) => /^csrftoken=([^;]+)/.exec(line)?.[1] ?? [],
    )
    await response?.arrayBuffer()
    if (token) return { csrfToken: token, address: `10.1.${number >> 8}.${number & 255}` }
    await wait(50)
  }
  throw new Error(`Buyer ${number} got no cart.`)
}

function callOf(
  { eventId, seatGroup }: BuyerTarget,
  { size, visitor }: { size: number; visitor: Visitor },
): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': visitor.csrfToken,
      cookie: `csrftoken=${visitor.csrfToken}`,
      'x-forwarded-for': visitor.address,
    },
    body: JSON.stringify({
      event_jet_id: eventId,
      seat_group: seatGroup,
      quantities: [size],
      sale_type_ids: [1],
      request_key: randomUUID(),
    }),
  }
}

async function readResponse(response: Response, size: number): Promise<Buyer> {
  const body = (await response.json()) as { tickets?: { id: number }[]; response_code?: number }
  const [cart] = response.headers
    .getSetCookie()
    .flatMap((line) => /^cart=([^;]+)/.exec(line)?.[1] ?? [])
  if (!body.tickets && body.response_code !== -214) {
    throw new Error(`The cart call returned ${response.status}: ${JSON.stringify(body)}`)
  }
  return { size, cart, ticketIds: (body.tickets ?? []).map(({ id }) => id) }
}
