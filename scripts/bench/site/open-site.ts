import type { BenchContext } from '#bench/bench.ts'
import { claimDemoFolder } from '#bench/origin/demo-folder.ts'
import { buildStale } from '#build/build-stale.ts'
import { bundles, contracts, site } from '#build/builds.ts'
import { freePort } from '#ports/free-port.ts'
import { openTheatre } from '#services/open-theatre.ts'
import { readSettings } from '#services/settings.ts'

export type Site = {
  address: string
  /** URL of the admin port, for invalidation and metrics. */
  adminUrl: string
  /** The metrics as text. */
  changesSecret: string
  databaseUrl: string
  meshUrl: string
  backendUrl: string
}

/** Starts everything as `npm start` does, built and with the demo theatre, on free ports. */
export async function openSite(
  context: BenchContext,
  disposables: AsyncDisposableStack,
): Promise<Site> {
  const { root, signal } = context
  const dataFolder = await claimDemoFolder(root, disposables)
  const [web, mesh, backend] = [await freePort(), await freePort(), await freePort()]
  const address = `http://127.0.0.1:${web}`
  const settings = readSettings(root, {
    WEB_PORT: String(web),
    MESH_PORT: String(mesh),
    BACKEND_PORT: String(backend),
    FOYER_DATA: dataFolder,
    SITE_URL: address,
  })
  const variant = settings.siteVariant
  await buildStale([contracts, bundles, site(variant)], {
    root,
    env: { SITE_VARIANT: variant },
    signal,
  })
  const theatre = await openTheatre({ root, settings, mode: 'built', signal })
  disposables.defer(() => theatre.stop())
  return {
    address,
    adminUrl: theatre.adminUrl,
    changesSecret: settings.changesSecret,
    databaseUrl: theatre.databaseUrl,
    meshUrl: `http://127.0.0.1:${mesh}/graphql`,
    backendUrl: `http://127.0.0.1:${backend}`,
  }
}
