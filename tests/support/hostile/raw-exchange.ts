import { connect, type Socket } from 'node:net'
import { stack } from '#support/stack.ts'

type RawResponse = { status: number; text: string }

/**
 * Writes these bytes to a new connection and returns the response bytes until it is closed or silent for `quietMs`: the
 * statuses of all responses, in order.
 */
export async function rawExchange(
  bytes: string,
  { to = stack.siteUrl, quietMs = 400 }: { to?: string; quietMs?: number } = {},
): Promise<RawResponse[]> {
  const socket = openRaw(to)
  let received = ''
  await new Promise<void>((resolve) => {
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (chunk: string) => {
      received += chunk
      socket.setTimeout(quietMs)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.write(bytes, 'latin1')
  })
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})[^]*?(?=HTTP\/1\.1 \d{3}|$)/g)].map((found) => ({
    status: Number(found[1]),
    text: found[0],
  }))
}

/** A connection on which anything may be written. */
export function openRaw(to: string = stack.siteUrl, from = '127.0.0.1'): Socket {
  const { port } = new URL(to)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
  socket.setEncoding('latin1')
  return socket
}
