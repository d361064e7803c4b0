import { expect, test } from 'vitest'
import { versionBefore } from './images.ts'
import { openStack, replicated } from './open-stack.ts'
import { findLosses, openTabs } from './open-tabs.ts'

const openTabCount = 50
const releases = ['release-2', 'release-3', 'release-4']

test(
  'X-06: three releases are rolled out in a row and the first one again, and of what fifty open tabs ask nothing fails',
  { timeout: 60 * 60_000 },
  async () => {
    const stack = await openStack('release-1')
    const tabs = await openTabs(stack.site, openTabCount)
    const migrations = [await stack.countMigrations()]
    for (const release of releases) {
      await stack.deploy(release)
      await stack.isRolledOut(release)
    }
    migrations.push(await stack.countMigrations())
    await stack.deploy('release-1', versionBefore)
    await stack.isRolledOut('release-1')
    const { failures, pages, calls, acknowledged, kept } = await tabs.close()
    console.log({ pages, calls, acknowledged, migrations, failures: failures.length })
    expect(failures).toEqual([])
    expect(acknowledged).toBe(openTabCount)
    expect(kept).toBe(acknowledged)
  },
)

test(
  'X-06: of two replicas of each service one is killed, and pages and acknowledged tickets are not lost',
  { timeout: 40 * 60_000 },
  async () => {
    const stack = await openStack('release-1')
    const tabs = await openTabs(stack.site, openTabCount)
    const seconds: Record<string, number> = {}
    for (const service of replicated) seconds[service] = await stack.killOne(service)
    expect(await findLosses(tabs, { seconds })).toEqual({ pages: [], tickets: 0 })
  },
)
