import { buildStale } from '#build/build-stale.ts'
import { contracts, site } from '#build/builds.ts'
import { step } from '#console/step.mjs'
import { checkDatabase } from '#postgres/check-database.ts'
import { claimData } from '#services/claim-data.ts'
import { openTheatre } from '#services/open-theatre.ts'
import { readSettings } from '#services/settings.ts'
import { untilAborted } from '#services/stop-request.ts'
import { welcome } from './welcome.ts'

export type StartOptions = { root: string; env: NodeJS.ProcessEnv; signal: AbortSignal }

/** Builds what is stale, starts everything, and stays until it is asked to stop. Answers with the exit code. */
export async function start({ root, env, signal }: StartOptions): Promise<number> {
  const settings = readSettings(root, env)
  await claimData(settings)
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl)
  const variant = { SITE_VARIANT: settings.siteVariant }
  await buildStale([contracts, site(settings.siteVariant)], { root, env: variant, signal })

  const theatre = await openTheatre({ root, settings, mode: 'built', signal })
  let problem: Error | void
  try {
    console.log(welcome(settings))
    problem = await Promise.race([theatre.broken, untilAborted(signal)])
  } finally {
    await step('Ending', () => theatre.stop())
  }
  if (problem) throw problem
  return 0
}
