import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bringVisitors } from './bring-visitors.ts'
import { docker } from './docker.ts'
import { openStack } from './open-stack.ts'

const outageMs = 20_000

/** Services that are taken away altogether, and what visitors do without noticing. */
const outages = [
  { service: 'redis', unharmed: ['page', 'graph', 'ticket'] },
  { service: 'worker', unharmed: ['page', 'graph', 'ticket'] },
  { service: 'gateway', unharmed: ['page'] },
  { service: 'origin', unharmed: ['page'] },
  { service: 'site', unharmed: ['page'] },
  { service: 'database', unharmed: ['page'] },
] as const

test(
  'X-06: each service is taken away for a while: what is stored is served, what fails says so, and all recovers by itself',
  { timeout: 40 * 60_000 },
  async () => {
    const stack = await openStack('release-1')
    const visitors = await bringVisitors(stack.site)
    const table: unknown[] = []
    for (const { service, unharmed } of outages) {
      const outcomes = await visitors.during(async () => {
        await stack.scale(service, 0)
        await wait(outageMs)
      })
      await stack.scale(service, stack.replicasOf(service))
      table.push({ service, recoveredAfter: await visitors.secondsUntilFine(), ...outcomes })
      for (const name of unharmed) {
        expect.soft(outcomes[name].failed, `${name} without ${service}`).toBe(0)
      }
    }
    await docker('restart', await stack.databaseContainer())
    const recoveredAfter = await visitors.secondsUntilFine()
    table.push({ service: 'database restarted', recoveredAfter })
    // Nobody reaches the site then. The swarm starts another edge by itself, which has nothing in its memory.
    let withoutEdge = 0
    const outcomes = await visitors.during(async () => {
      const [edge] = await stack.containersOf('edge')
      await docker('kill', edge!)
      withoutEdge = await visitors.secondsUntilFine()
    })
    table.push({ service: 'edge killed', recoveredAfter: withoutEdge, ...outcomes })
    console.dir(table, { depth: 4 })

    expect(visitors.countTickets()).toBeGreaterThan(20)
    expect(await visitors.countLostTickets()).toBe(0)
  },
)
