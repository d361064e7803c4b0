import { expect, test } from 'vitest'
import { openStack } from './open-stack.ts'
import { findSales, newVisitor } from './visitor.ts'

/** What one replica gets of a processor. Two of each, the database and the visitors have to fit into this machine. */
const limits = { origin: 0.25, site: 0.25 }
const measuredMs = 20_000
const visitorsAtOnce = 12
const rounds = 3

test(
  'X-06: how much more two replicas do than one, each of which gets a quarter of a processor',
  { timeout: 40 * 60_000 },
  async () => {
    const stack = await openStack('release-1')
    const sales = await findSales(stack.site)
    let visitors = 0
    const failures: string[] = []

    /** How often visitors did this within a minute, one after the other at each of several doors. */
    async function perMinute(attempt: (number: number) => Promise<boolean>): Promise<number> {
      const end = performance.now() + measuredMs
      let done = 0
      const door = async () => {
        while (performance.now() < end) if (await attempt(++visitors)) done++
      }
      await Promise.all(Array.from({ length: visitorsAtOnce }, door))
      return Math.round((done * 60_000) / measuredMs)
    }
    const read = async (number: number, path: string) => {
      const visitor = newVisitor(stack.site, number, (failure) => failures.push(failure))
      return (await visitor.send(path)).status === 200
    }
    /** The origin's alone. */
    const salePages = () =>
      perMinute((number) =>
        read(number, `/box-office/de/event/${sales[number % sales.length]!.event}/`),
      )
    /** Of site, gateway and origin, each with an address of its own, so that no cache has it. */
    const searches = () => perMinute((number) => read(number, `/de/suche?q=${number}`))

    const table: Record<string, number>[] = []
    for (let round = 0; round < rounds; round++) {
      for (const replicas of round % 2 === 0 ? [1, 2] : [2, 1]) {
        for (const [service, limit] of Object.entries(limits)) {
          await stack.update(service, `--replicas=${replicas}`, `--limit-cpu=${limit}`)
        }
        await stack.areSettled(Object.keys(limits))
        table.push({ replicas, salePages: await salePages(), searches: await searches() })
      }
    }
    console.table(table)
    expect(failures).toEqual([])
  },
)
