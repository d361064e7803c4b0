import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openStack } from './open-stack.ts'
import { findSales, newVisitor } from './visitor.ts'

const services = ['origin', 'site']
/** What one replica gets of a processor. Two of each, the database and the visitors have to fit into this machine. */
const limit = 0.25
const wholeMachine = 2
const measuredMs = 20_000
const visitorsAtOnce = 16
const rounds = 3
/** So that failures do not come faster than pages. */
const pauseAfterFailureMs = 500

test(
  'X-06: two replicas do more than one, each of which gets a quarter of a processor',
  { timeout: 40 * 60_000 },
  async () => {
    const stack = await openStack('release-1')
    const sales = await findSales(stack.site)
    let visitors = 0
    const failures: string[] = []

    async function read(path: (number: number) => string): Promise<boolean> {
      const number = ++visitors
      let said = ''
      const visitor = newVisitor(stack.site, number, (failure) => (said ||= failure))
      const { status } = await visitor.send(path(number))
      if (status === 200) return true
      failures.push(said)
      await wait(pauseAfterFailureMs)
      return false
    }

    /** How many such pages visitors get within a minute, each of them one after another. */
    async function perMinute(path: (number: number) => string): Promise<number> {
      const end = performance.now() + measuredMs
      let done = 0
      const visit = async () => {
        while (performance.now() < end) if (await read(path)) done++
      }
      await Promise.all(Array.from({ length: visitorsAtOnce }, visit))
      return Math.round((done * 60_000) / measuredMs)
    }

    /** Of the origin. */
    const salePage = (number: number) =>
      `/box-office/de/event/${sales[number % sales.length]!.event}/`
    /** Of site, gateway and origin; each has an address of its own, so that no cache has it. */
    const searchPage = (number: number) => `/de/search?q=${number}`

    const table: { replicas: number; salePages: number; searches: number }[] = []
    for (let round = 0; round < rounds; round++) {
      for (const replicas of round % 2 === 0 ? [2, 1] : [1, 2]) {
        for (const service of services) {
          await stack.limitProcessor(service, wholeMachine)
          await stack.scale(service, replicas)
        }
        await stack.areSettled(services)
        // A new replica compiles its code while it serves, which takes a quarter of a processor minutes.
        await Promise.all([perMinute(salePage), perMinute(searchPage)])
        for (const service of services) await stack.limitProcessor(service, limit)
        const [salePages, searches] = [await perMinute(salePage), await perMinute(searchPage)]
        table.push({ replicas, salePages, searches })
      }
    }
    console.table(table)
    expect(failures).toEqual([])
    const median = (of: 'salePages' | 'searches', replicas: number) =>
      table
        .filter((row) => row.replicas === replicas)
        .map((row) => row[of])
        .toSorted((a, b) => a - b)[(rounds - 1) / 2]!
    expect(median('salePages', 2)).toBeGreaterThan(median('salePages', 1))
    expect(median('searches', 2)).toBeGreaterThan(median('searches', 1))
  },
)
