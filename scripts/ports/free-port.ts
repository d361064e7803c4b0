import { randomInt } from 'node:crypto'
import getPort from 'get-port'

// Below the ephemeral range: an outgoing connection could take such a port before its service does.
const lowest = 20_000
const highest = 32_000
const attempts = 50

/** Ports at which something will listen that is not there yet. */
const reserved = new Set<number>()

/** Ports that this process gives to nobody else. */
export function reservePorts(ports: readonly number[]): void {
  for (const port of ports) reserved.add(port)
}

/** A free TCP port, chosen at random so that two processes seldom get the same one, and never returned twice. */
export async function freePort(): Promise<number> {
  const candidates = Array.from({ length: attempts }, () => randomInt(lowest, highest))
  const port = candidates.filter((candidate) => !reserved.has(candidate))
  return getPort({ port, reserve: true })
}
