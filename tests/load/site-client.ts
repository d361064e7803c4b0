import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type SiteResponse = {
  status: number
  location: string
  /** Seconds after which the page asks again; 0 if it does not. */
  refresh: number
  body: string
}

export type Visitor = { address: string; cookies: Map<string, string> }

/** How many responses there were of each status. */
export type Statuses = Map<number, number>

/** Sends the requests of visitors, each with an address and cookies of their own, over shared connections. */
export function openSiteClient(site: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses: Statuses = new Map()
  let visitors = 0

  function send(
    visitor: Visitor,
    { path, form }: { path: string; form?: Record<string, string> },
  ): Promise<SiteResponse> {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      'x-forwarded-for': visitor.address,
      ...(cookie && { cookie }),
      ...(form && { origin: site, 'content-type': 'application/x-www-form-urlencoded' }),
    }
    return new Promise((resolve, reject) => {
      const method = form ? 'POST' : 'GET'
      const call = request(site + path, { method, agent, headers, timeout: 60_000 }, (response) => {
        const { statusCode: status = 0 } = response
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        for (const line of response.headers['set-cookie'] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (name && value !== undefined) visitor.cookies.set(name, value)
        }
        const { location = '', refresh } = response.headers
        text(response).then(
          (body) => resolve({ status, location, refresh: Number(refresh ?? 0), body }),
          reject,
        )
      })
      call.on('error', reject)
      call.on('timeout', () => call.destroy(new Error(`${path} got no response in a minute.`)))
      call.end(form && new URLSearchParams(form).toString())
    })
  }

  return {
    statuses,
    send,
    enter(): Visitor {
      visitors += 1
      const bytes = [visitors >> 16, visitors >> 8, visitors].map((part) => part & 255)
      return { address: `10.${bytes.join('.')}`, cookies: new Map() }
    },
    close: () => agent.destroy(),
  }
}

export type SiteClient = ReturnType<typeof openSiteClient>
