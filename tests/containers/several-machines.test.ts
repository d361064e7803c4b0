import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startBuckets } from '@foyer/backend/src/test/programs/bucket-server.ts'
import { dockerOutput } from './docker.ts'
import { services, version } from './images.ts'
import { openStack, replicated } from './open-stack.ts'
import { findLosses, openTabs } from './open-tabs.ts'
import { canOpenSecondMachine, openSecondMachine } from './second-machine.ts'

const openTabCount = 50
const settledAfterMs = 60_000
const release = 'release-1'

test.runIf(canOpenSecondMachine)(
  'X-06: one of two machines of a swarm vanishes, and pages and acknowledged tickets are not lost; files are in a bucket',
  { timeout: 40 * 60_000 },
  async () => {
    const names = services.filter((service) => service !== 'edge')
    for (const name of names) {
      await dockerOutput('tag', `foyer/${name}:${version}`, `foyer/${name}:${release}`)
    }
    const machine = await openSecondMachine(names.map((name) => `foyer/${name}:${release}`))
    const buckets = await startBuckets(machine.first)
    onTestFinished(() => buckets.stop())
    const [node] = (await dockerOutput('node', 'ls', '-q', '--filter', 'role=manager')).split('\n')
    const settings = {
      ...buckets.one,
      DATABASE_PLACEMENT: `node.id == ${node}`,
      EDGE_PLACEMENT: `node.id == ${node}`,
    }
    const stack = await openStack(release, { settings })
    const running = await machine.running()
    for (const service of replicated) expect(running).toContain(`foyer/${service}:${release}`)

    const home = await (await fetch(`${stack.site}/de`)).text()
    const [picture] = /\/media\/[^" ]+\.jpg/.exec(home) ?? []
    const statusOfPicture = async () => (await fetch(stack.site + picture)).status
    expect(await statusOfPicture(), picture).toBe(200)
    const tabs = await openTabs(stack.site, openTabCount)
    await wait(settledAfterMs)
    const vanishedAt = performance.now()
    await machine.vanish()
    await Promise.all(replicated.map((service) => stack.areReady(service)))
    const seconds = Math.round((performance.now() - vanishedAt) / 1000)
    await wait(settledAfterMs)
    expect(await findLosses(tabs, { seconds })).toEqual({ pages: [], tickets: 0 })
    expect(await statusOfPicture()).toBe(200)
  },
)
