import type { Stage } from '#bench/bench.ts'
import { claimDemoFolder } from '#bench/origin/demo-folder.ts'
import { buildStale } from '#build/build-stale.ts'
import { contracts, site } from '#build/builds.ts'
import { freePort } from '#ports/free-port.ts'
import { openTheatre } from '#services/open-theatre.ts'
import { readSettings } from '#services/settings.ts'

export type Site = {
  address: string
  /** Where operators tell of changes and read metrics. */
  adminUrl: string
  /** What they show there. */
  changesSecret: string
  databaseUrl: string
  meshUrl: string
  backendUrl: string
}

/** Opens the whole house as `npm start` does, built and with the demo theatre, on free ports. */
export async function openSite(stage: Stage, ends: AsyncDisposableStack): Promise<Site> {
  const { root, signal } = stage
  const dataFolder = await claimDemoFolder(root, ends)
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
  await buildStale([contracts, site(variant)], { root, env: { SITE_VARIANT: variant }, signal })
  const theatre = await openTheatre({ root, settings, mode: 'built', signal })
  ends.defer(() => theatre.stop())
  return {
    address,
    adminUrl: theatre.adminUrl,
    changesSecret: settings.changesSecret,
    databaseUrl: theatre.databaseUrl,
    meshUrl: `http://127.0.0.1:${mesh}/graphql`,
    backendUrl: `http://127.0.0.1:${backend}`,
  }
}
