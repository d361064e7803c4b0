import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { pidOfPort } from '#ports/pid-of-port.ts'
import { canAskDatabase, findDatabaseProcess, findPostmaster } from './database-process.ts'
import { stack } from '#support/stack.ts'
import { ask } from './ask.ts'

/** The processes that a theatre consists of. */
export const partNames = ['origin', 'gateway', 'site', 'database process', 'postmaster'] as const
export type PartName = (typeof partNames)[number]
type Service = 'origin' | 'gateway' | 'site'

const addresses: Record<Service, string> = {
  origin: stack.backendUrl,
  gateway: stack.meshUrl,
  site: stack.siteUrl,
}

const pidOfService = (service: Service): number =>
  pidOfPort(Number(new URL(addresses[service]).port))

async function pidOf(part: PartName): Promise<number> {
  if (part === 'database process') return findDatabaseProcess()
  return part === 'postmaster' ? findPostmaster() : pidOfService(part)
}

/** Ends a part without a word, as `kill -9` does. */
export async function killPart(part: PartName): Promise<void> {
  process.kill(await pidOf(part), 'SIGKILL')
}

/** Waits until all services say that they are ready and the database responds; returns after how many milliseconds. */
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
  return (await Promise.all([...checks, canAskDatabase()])).every(Boolean)
}

/** Memory of a service, in MB. */
export function memoryOf(service: Service): number {
  const status = readFileSync(`/proc/${pidOfService(service)}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024
}
