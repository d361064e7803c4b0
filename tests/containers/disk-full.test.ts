import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { bringVisitors } from './bring-visitors.ts'
import { docker, dockerOutput } from './docker.ts'
import { databaseImage } from './images.ts'
import { openStack } from './open-stack.ts'

const diskMegabytes = 700
const fullMs = 30_000
const filler = 'until-nothing-fits'

test(
  'X-06: with disks full to the last byte pages are served, sales say that nothing is stored, and all goes on when there is room',
  { timeout: 20 * 60_000 },
  async () => {
    const volumes = { database: '', files: '' }
    const stack = await openStack('release-1', {
      async prepare(name) {
        for (const volume of Object.keys(volumes) as (keyof typeof volumes)[]) {
          volumes[volume] = await smallDisk(`${name}_${volume}`)
        }
      },
    })
    const visitors = await bringVisitors(stack.site)
    const before = await visitors.during(() => wait(5000))
    expect(before.ticket.failed).toBe(0)

    const whileFull = await visitors.during(async () => {
      for (const keeper of Object.values(volumes)) await fill(keeper)
      await wait(fullMs)
    })
    for (const keeper of Object.values(volumes)) {
      await dockerOutput('exec', keeper, 'rm', `/disk/${filler}`)
    }
    const recoveredAfter = await visitors.secondsUntilFine()
    console.dir({ ...whileFull, recoveredAfter, tickets: visitors.countTickets() }, { depth: 4 })

    expect(whileFull.page.failed).toBe(0)
    expect(whileFull.ticket.failed).toBeGreaterThan(0)
    for (const said of whileFull.ticket.said) expect(said).toMatch(/ 507 /)
    expect(await visitors.countLostTickets()).toBe(0)
  },
)

/** A volume of a size of its own, in memory. Returns the container that keeps what is on it while no other one uses it. */
async function smallDisk(volume: string): Promise<string> {
  const options = ['type=tmpfs', 'device=tmpfs', `o=size=${diskMegabytes}m`]
  await dockerOutput('volume', 'create', ...options.flatMap((option) => ['--opt', option]), volume)
  const mounted = ['--volume', `${volume}:/disk`]
  const sleeping = ['--entrypoint', 'sleep', databaseImage, 'infinity']
  const keeper = await dockerOutput('run', '--detach', ...mounted, ...sleeping)
  onTestFinished(async () => {
    await docker('rm', '--force', keeper)
  })
  return keeper
}

/** Writes until nothing fits. */
async function fill(keeper: string): Promise<void> {
  await docker('exec', keeper, 'sh', '-c', `cat /dev/zero > /disk/${filler}`)
  const used = await dockerOutput('exec', keeper, 'df', '--output=pcent', '/disk')
  expect(used).toContain('100%')
}
