import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildStale } from '#build/build-stale.ts'
import { adminSite, bundles, contracts, site } from '#build/builds.ts'
import { listClasses } from '#checks/hostile/attack-class.ts'
import { attack, type Extent } from '#checks/hostile/hostile-check.ts'
import { withTable } from '#checks/hostile/security-page.ts'
import { openStacks, openTemplate } from '#checks/journey-stacks.ts'
import { runProgram } from '#services/run-program.ts'
import { temporaryFolder } from '#postgres/temporary-folder.ts'

const root = dirname(dirname(import.meta.dirname))
const page = `${root}/docs/security.md`

const minutes = process.argv.includes('--hour')
  ? 60
  : Number(process.env.FOYER_HOSTILE_MINUTES ?? 0)
const extent: Extent = minutes > 0 ? { name: 'long', minutes } : { name: 'once' }

/**
 * Attacks a demo theatre of its own and prints what was withstood. With `--hour` it goes on for an hour; with `--record` the table goes
 * into `docs/security.md`.
 */
await runProgram(async (signal) => {
  const folder = temporaryFolder('hostile')
  const note = () => {}
  await buildStale([contracts, bundles, site('theatre'), adminSite], {
    root,
    env: { SITE_VARIANT: 'theatre' },
    signal,
  })
  const template = await openTemplate({ root, folder, variant: 'theatre', note, signal })
  const { stacks, stop } = await openStacks(template, { root, count: 1, note, signal })
  try {
    const { ok, classes, output } = await attack({ root, note, signal }, { stacks, extent })
    console.log(listClasses(classes))
    if (!ok) console.error(output)
    if (process.argv.includes('--record')) {
      const day = new Date().toISOString().slice(0, 10)
      writeFileSync(page, withTable(readFileSync(page, 'utf8'), { classes, day }))
    }
    return ok ? 0 : 1
  } finally {
    await stop()
    await template.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
