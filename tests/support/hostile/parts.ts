import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { pidOfPort } from '#ports/pid-of-port.ts'
import { findDatabaseProcess } from '#support/house/sold-tickets.ts'
import { stack } from '#support/stack.ts'
import { ask } from './ask.ts'

/** The processes that a theatre consists of. */
export const partNames = ['origin', 'gateway', 'site', 'database'] as const
export type PartName = (typeof partNames)[number]

const addresses: Record<Exclude<PartName, 'database'>, string> = {
  origin: stack.backendUrl,
  gateway: stack.meshUrl,
  site: stack.siteUrl,
}

const pidOf = (part: Exclude<PartName, 'database'>): number =>
  pidOfPort(Number(new URL(addresses[part]).port))

/** Ends a part without a word, as `kill -9` does. */
export async function killPart(part: PartName): Promise<void> {
  process.kill(part === 'database' ? await findDatabaseProcess() : pidOf(part), 'SIGKILL')
}

/** Waits until all parts say that they are ready; answers after how many milliseconds. */
export async function untilAllReady(limitMs: number): Promise<number> {
  const begun = performance.now()
  while (!(await areAllReady())) {
    if (performance.now() - begun > limitMs) throw new Error(`Not ready after ${limitMs} ms.`)
    await wait(50)
  }
  return performance.now() - begun
}

async function areAllReady(): Promise<boolean> {
  const checks = Object.values(addresses).map((to) =>
    ask({ to, path: '/ready', timeoutMs: 2_000 }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  return (await Promise.all(checks)).every(Boolean)
}

/** Memory of a part, in MB. */
export function memoryOf(part: Exclude<PartName, 'database'>): number {
  const status = readFileSync(`/proc/${pidOf(part)}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024
}
