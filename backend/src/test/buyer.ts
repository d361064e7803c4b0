import type { InjectOptions } from 'fastify'
import type { Theatre } from './use-theatre.ts'

/** A browser with its own cookies and address, so that rate limits count it separately. */
export type Buyer = {
  cookies: Record<string, string>
  get: (url: string) => Promise<Response>
  post: (url: string, payload?: object) => Promise<Response>
  delete: (url: string) => Promise<Response>
}
type Response = Awaited<ReturnType<Theatre['call']>>

let buyers = 0

/** A visitor with the CSRF token that writing calls need. */
export async function newBuyer(theatre: Pick<Theatre, 'call'>): Promise<Buyer> {
  buyers += 1
  const remoteAddress = `10.0.${Math.floor(buyers / 250)}.${buyers % 250}`
  const cookies: Record<string, string> = {}

  async function send(options: InjectOptions): Promise<Response> {
    const headers = { 'x-csrftoken': cookies['csrftoken'] ?? '' }
    const response = await theatre.call({ ...options, cookies, remoteAddress, headers })
    for (const { name, value } of response.cookies) cookies[name] = value
    return response
  }

  const buyer: Buyer = {
    cookies,
    get: (url) => send({ method: 'GET', url }),
    post: (url, payload = {}) => send({ method: 'POST', url, payload }),
    delete: (url) => send({ method: 'DELETE', url }),
  }
  await buyer.get('/de/api/user-details/')
  return buyer
}
