import { dirname } from 'node:path'
import { runProgram } from '#services/run-program.ts'
import { buildStale } from './build-stale.ts'
import { adminSite, bundles, contracts, site } from './builds.ts'

const root = dirname(dirname(import.meta.dirname))

/** Builds contracts, generated code, the services and the site in both variants: for images and other machines. */
await runProgram(async (signal) => {
  await buildStale([contracts, bundles, adminSite], { root, signal })
  for (const variant of ['theatre', 'region'] as const) {
    await buildStale([site(variant)], { root, env: { SITE_VARIANT: variant }, signal })
  }
  return 0
})
