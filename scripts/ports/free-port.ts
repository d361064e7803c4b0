import { randomInt } from 'node:crypto'
import getPort from 'get-port'

// Below the numbers that systems give to outgoing connections: one of those could take the port before its service does.
const lowest = 20_000
const highest = 32_000
const attempts = 50

/** A TCP port on which nothing listens at this moment; at random, so that two processes do not get the same, and never twice. */
export async function freePort(): Promise<number> {
  const candidates = Array.from({ length: attempts }, () => randomInt(lowest, highest))
  return getPort({ port: candidates, reserve: true })
}
