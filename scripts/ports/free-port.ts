import { randomInt } from 'node:crypto'
import getPort from 'get-port'

// Below the ephemeral range: an outgoing connection could take such a port before its service does.
const lowest = 20_000
const highest = 32_000
const attempts = 50

/** A free TCP port, chosen at random so that two processes seldom get the same one, and never returned twice. */
export async function freePort(): Promise<number> {
  const candidates = Array.from({ length: attempts }, () => randomInt(lowest, highest))
  return getPort({ port: candidates, reserve: true })
}
