import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the numbers that systems give to outgoing connections: one of those could take the port before its service does.
const lowest = 20_000
const highest = 32_000
const attempts = 50

const given = new Set<number>()

/** A TCP port on which nothing listens at this moment; never the same twice. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(lowest, highest)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port was found between ${lowest} and ${highest}.`)
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    )
  })
}
