import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type CartClient = {
  /** Requests seats as a new visitor; returns how many are held, 0 if none are available. */
  buy: (tickets: { eventId: number; seatGroup: number; quantity: number }) => Promise<number>
  close: () => void
}

const notEnoughSeats = -214

/** Simulates visitors with an address each, over keep-alive connections. */
export async function openCartClient(origin: string, connections: number): Promise<CartClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const csrfToken = await readCsrfToken(origin)
  let visitors = 0

  async function buy({ eventId, seatGroup, quantity }: Parameters<CartClient['buy']>[0]) {
    visitors += 1
    const { status, body } = await post(`${origin}/de/api/shop-cart/`, {
      agent,
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': csrfToken,
        cookie: `csrftoken=${csrfToken}`,
        'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
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

  return { buy, close: () => agent.destroy() }
}

async function readCsrfToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/de/api/user-details/`)
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
