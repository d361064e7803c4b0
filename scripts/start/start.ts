import { buildStale } from '#build/build-stale.ts'
import { adminSite, bundles, contracts, site } from '#build/builds.ts'
import { checkDatabase } from '#postgres/check-database.ts'
import { claimData } from '#services/claim-data.ts'
import { storeChangesSecret } from '#services/prepare/changes-secret.ts'
import { runUntilStopped } from '#services/run-until-stopped.ts'
import { readSettings, type Profile } from '#services/settings.ts'

export type StartOptions = {
  root: string
  env: NodeJS.ProcessEnv
  profile: Profile
  signal: AbortSignal
}

/** Builds what is stale, starts everything, and runs until a stop request. Returns the exit code. */
export async function start({ root, env, profile, signal }: StartOptions): Promise<number> {
  const settings = readSettings(root, env, profile)
  await claimData(settings)
  storeChangesSecret(settings.dataFolder, settings.changesSecret)
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl)
  const variant = { SITE_VARIANT: settings.siteVariant }
  await buildStale([contracts, bundles, site(settings.siteVariant), adminSite], {
    root,
    env: variant,
    signal,
  })

  return runUntilStopped({ root, settings, mode: 'built', signal })
}
