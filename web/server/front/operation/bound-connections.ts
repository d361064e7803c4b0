import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '#front/limits.ts'

/**
 * Limits the connections per address to what a large office behind one router needs. `isProxy` identifies the addresses
 * that represent many visitors.
 */
export function boundConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  maxConnections: number = limits.connectionsPerAddress,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > maxConnections) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
