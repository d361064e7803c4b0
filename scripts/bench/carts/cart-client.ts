import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type CartClient = {
  /** New visitors, each with an address and a token of their own, because the origin counts calls by both. */
  enter: (count: number) => Promise<Visitor[]>
  /** Requests seats; returns how many are held, 0 if none are available. */
  buy: (visitor: Visitor, tickets: Tickets) => Promise<number>
  close: () => void
}

type Visitor = { address: string; csrfToken: string }
type Tickets = { eventId: number; seatGroup: number; quantity: number }

const notEnoughSeats = -214

/** Simulates visitors with an address each, over keep-alive connections. */
export function openCartClient(origin: string, connections: number): CartClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let visitors = 0

  async function enterOne(): Promise<Visitor> {
    visitors += 1
    const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    return { address, csrfToken: await readCsrfToken(origin, address) }
  }

  async function buy({ address, csrfToken }: Visitor, { eventId, seatGroup, quantity }: Tickets) {
    const { status, body } = await post(`${origin}/de/api/shop-cart/`, {
      agent,
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': csrfToken,
        cookie: `csrftoken=${csrfToken}`,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({
        event_jet_id: eventId,
        seat_group: seatGroup,
        sale_type_ids: [1],
        quantities: [quantity],
        request_key: randomUUID(),
      }),
    })
    const response = JSON.parse(body) as { tickets_quantity?: number; response_code?: number }
    if (status === 200 && response.tickets_quantity === quantity) return quantity
    if (response.response_code === notEnoughSeats) return 0
    throw new Error(`A cart call returned ${status}: ${body}`)
  }

  return {
    enter: (count) => Promise.all(Array.from({ length: count }, enterOne)),
    buy,
    close: () => agent.destroy(),
  }
}

async function readCsrfToken(origin: string, address: string): Promise<string> {
  const headers = { 'x-forwarded-for': address }
  const response = await fetch(`${origin}/de/api/user-details/`, { headers })
  const [token] = response.headers
    .getSetCookie()
    .flatMap((line) => /^csrftoken=([^;]+)/.exec(line)?.[1] ?? [])
  if (!token) throw new Error('The origin has given no csrf token.')
  return token
}

type Call = { agent: Agent; headers: Record<string, string>; body: string }

function post(url: string, { agent, headers, body }: Call) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers, timeout: 30_000 }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    call.on('error', reject)
    call.on('timeout', () =>
      call.destroy(new Error('A cart call got no response within 30 seconds.')),
    )
    call.end(body)
  })
}
