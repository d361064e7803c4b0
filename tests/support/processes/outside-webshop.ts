import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type OutsideWebshop = {
  /** Its configuration in the site: `WEBSHOP_URL`. */
  address: string
  origin: string
  close: () => Promise<void>
}

/** A ticketing provider's webshop: each page says its own path in its headline. */
export async function openOutsideWebshop(): Promise<OutsideWebshop> {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const path = url.replace(/[^\w/.-]/g, '')
    response.end(`<!doctype html><html lang="en"><title>Webshop</title><h1>${path}</h1>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `${origin}/shop/{locale}`,
    origin,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
