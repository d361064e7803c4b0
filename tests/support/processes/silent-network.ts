import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { stack } from '#support/stack.ts'

export type Network = {
  /** The site as it is reached through this network. */
  url: string
  /** From now on connections are opened and nothing comes through them. */
  fallSilent: () => void
  close: () => void
}

/** A network between browser and site that can fall silent: unlike one that is down, it refuses nothing. */
export async function openNetwork(): Promise<Network> {
  const { hostname, port } = new URL(stack.siteUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((browser) => {
    sockets.add(browser.on('error', () => browser.destroy()))
    if (isSilent) return
    const site = connect(Number(port), hostname)
    sockets.add(site.on('error', () => browser.destroy()))
    browser.pipe(site)
    site.pipe(browser)
  })
  server.listen(0, hostname)
  await once(server, 'listening')
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    fallSilent() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
