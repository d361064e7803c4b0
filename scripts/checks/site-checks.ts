import { rmSync } from 'node:fs'
import { runBuild } from '#build/build-stale.ts'
import { site } from '#build/builds.ts'
import { freePort } from '#services/free-port.ts'
import { openSiteBeside, openTheatre, type Theatre } from '#services/open-theatre.ts'
import { newSecret, type Settings } from '#services/settings.ts'
import { temporaryFolder } from '#services/temporary-folder.ts'
import { firstLoad } from './first-load.ts'
import { htmlCheck } from './html-check.ts'
import { journeysOfRegion, journeysOfTheatre, runJourneys } from './run-journeys.ts'
import type { Check, CheckContext, Outcome } from './check.ts'

/** Builds the site, opens a theatre of its own on it, and goes through it; `close` ends the theatre. */
export function siteChecks(): { checks: Check[]; close: () => Promise<void> } {
  const folder = temporaryFolder('journeys')
  let theatre: (Theatre & { settings: Settings }) | undefined
  const open = () => {
    if (!theatre) throw new Error('The theatre is not open.')
    return theatre
  }
  return {
    checks: [
      {
        name: 'Build',
        needs: ['Contract'],
        run: async ({ root, note, signal }) => {
          await runBuild(site('theatre'), { root, env: { SITE_VARIANT: 'theatre' }, note, signal })
          return { ok: true }
        },
      },
      {
        name: 'Start',
        needs: ['Build'],
        run: async ({ root, note, signal }) => {
          const settings = await ownSettings(folder)
          const opened = await openTheatre({
            root,
            settings,
            mode: 'built',
            signal,
            fastDatabase: true,
            show: (label, work) => work((text) => note(`${label}: ${text}`)),
          })
          theatre = { ...opened, settings }
          return { ok: true }
        },
      },
      {
        name: 'Size of first-load scripts',
        needs: ['Start'],
        run: () => firstLoad(open().settings.siteUrl),
      },
      {
        name: 'HTML, after the Nu checker',
        needs: ['Start'],
        run: ({ root, signal }) => htmlCheck({ root, signal, siteUrl: open().settings.siteUrl }),
      },
      {
        name: 'Journeys in a browser',
        needs: ['Start'],
        run: (context) => runJourneys(journeysOfTheatre, { ...context, ...open() }),
      },
      {
        name: 'Build of the region’s face',
        needs: ['Contract'],
        run: async ({ root, note, signal }) => {
          await runBuild(site('region'), { root, env: { SITE_VARIANT: 'region' }, note, signal })
          return { ok: true }
        },
      },
      {
        name: 'Journeys through the region’s face',
        needs: ['Start', 'Build of the region’s face'],
        run: (context) => throughRegion({ ...context, ...open() }),
      },
    ],
    close: async () => {
      await theatre?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type OpenTheatre = CheckContext & { settings: Settings; databaseUrl: string }

/** The region's face stands beside the theatre's, on the same origin and gateway. */
async function throughRegion(theatre: OpenTheatre): Promise<Outcome> {
  const web = await freePort()
  const settings: Settings = {
    ...theatre.settings,
    ports: { ...theatre.settings.ports, web, admin: undefined },
    siteUrl: `http://localhost:${web}`,
    siteVariant: 'region',
    dataFolder: `${theatre.settings.dataFolder}/region`,
  }
  const { root, signal, databaseUrl } = theatre
  const region = await openSiteBeside({ root, settings, mode: 'built', signal }, databaseUrl)
  try {
    return await runJourneys(journeysOfRegion, { ...theatre, settings })
  } finally {
    await region.stop()
  }
}

async function ownSettings(dataFolder: string): Promise<Settings> {
  const ports = {
    web: await freePort(),
    mesh: await freePort(),
    backend: await freePort(),
    admin: undefined,
  }
  return {
    ports,
    changesSecret: newSecret(),
    databaseUrl: undefined,
    dataFolder,
    siteUrl: `http://localhost:${ports.web}`,
    siteVariant: 'theatre',
  }
}
