import { buildStale } from '#build/build-stale.ts'
import { contracts, site } from '#build/builds.ts'
import { checkDatabase } from '#postgres/check-database.ts'
import { claimData } from '#services/claim-data.ts'
import { holdOpen } from '#services/hold-open.ts'
import { readSettings, type Profile } from '#services/settings.ts'

export type StartOptions = {
  root: string
  env: NodeJS.ProcessEnv
  profile: Profile
  signal: AbortSignal
}

/** Builds what is stale, starts everything, and stays until it is asked to stop. Answers with the exit code. */
export async function start({ root, env, profile, signal }: StartOptions): Promise<number> {
  const settings = readSettings(root, env, profile)
  await claimData(settings)
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl)
  const variant = { SITE_VARIANT: settings.siteVariant }
  await buildStale([contracts, site(settings.siteVariant)], { root, env: variant, signal })

  return holdOpen({ root, settings, mode: 'built', signal })
}
