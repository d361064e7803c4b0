import { rmSync } from 'node:fs'
import { buildStale, runBuild } from '#build/build-stale.ts'
import { adminSite, bundles, site } from '#build/builds.ts'
import { temporaryFolder } from '#postgres/temporary-folder.ts'
import { budgets } from './budgets.ts'
import type { Check, CheckContext, Outcome, Suite } from './check.ts'
import { editorFree } from './editor-free.ts'
import { firstLoad } from './first-load.ts'
import { headsCheck } from './heads/heads-check.ts'
import { hostileCheck } from './hostile/hostile-check.ts'
import { htmlCheck } from './html/html-check.ts'
import { openStacks, openTemplate, type Template } from './journey-stacks.ts'
import { runJourneys } from './run-journeys.ts'

/** More than cores: much of a journey is waiting. */
const workers = 3
const isFull = process.env.FULL === '1'
/** In `npm test` the region is not built: what differs in it is proven by units, and by its journeys in `npm run test:every`. */
const isShort = process.env.SHORT === '1'
/** A thousand sessions of editors take an hour on two cores. */
const fullLimitMs = 4 * 60 * 60_000

/** Builds the site, starts a stack per worker and tests it; `close` stops them. */
export function siteSuites(): { suites: Suite[]; close: () => Promise<void> } {
  const folder = temporaryFolder('journeys')
  let template: Template | undefined
  let opened: Awaited<ReturnType<typeof openStacks>> | undefined
  const stacks = () => {
    if (!opened) throw new Error('No stack is running.')
    return opened.stacks
  }
  const siteUrl = () => stacks()[0].settings.siteUrl
  const builds: Check[] = [
    {
      name: 'Bundles of the services',
      needs: ['Contract'],
      run: async ({ root, note, signal }) => {
        await runBuild(bundles, { root, note, signal })
        return { ok: true }
      },
    },
    buildOf('theatre', 'Build'),
    {
      name: 'Demo theatre',
      needs: ['Bundles of the services'],
      run: async ({ root, note, signal }) => {
        template = await openTemplate({ root, folder, variant: 'theatre', note, signal })
        return { ok: true }
      },
    },
    {
      name: 'Start',
      needs: ['Build', 'Demo theatre'],
      run: async ({ root, note, signal }) => {
        if (!template) throw new Error('No demo theatre is loaded.')
        opened = await openStacks(template, { root, count: workers, note, signal })
        return { ok: true }
      },
    },
    ...(isShort ? [] : [buildOf('region', 'Build of the region’s face')]),
    {
      name: 'Size of first-load scripts',
      needs: ['Start'],
      run: () => firstLoad(siteUrl()),
    },
    {
      name: 'Visitors load nothing of the editor',
      needs: ['Start'],
      run: ({ root }) => editorFree({ root, siteUrl: siteUrl() }),
    },
    {
      name: 'HTML, after the Nu checker',
      needs: ['Start'],
      run: ({ root, signal }) => htmlCheck({ root, signal, siteUrl: siteUrl() }),
    },
    {
      name: 'Heads of pages',
      needs: ['Start'],
      run: () => headsCheck(siteUrl()),
    },
  ]
  const journeysThroughRegion: Check = {
    name: 'Journeys through the region’s face',
    needs: ['Start', 'Build of the region’s face'],
    run: (context) => throughRegion(context, `${folder}/region`),
  }
  const journeys: Check[] = [
    {
      name: 'Journeys in a browser',
      needs: ['Start'],
      run: (context) =>
        runJourneys({
          ...context,
          project: 'theatre',
          stacks: stacks(),
          ...(isFull && { limitMs: fullLimitMs }),
        }),
    },
    ...(isShort ? [] : [journeysThroughRegion]),
  ]
  return {
    suites: [
      {
        name: 'Builds and first load',
        budgetSeconds: budgets.builds,
        checks: builds,
        // The demo theatre is loaded during the build, and the second build runs while the stacks start and are checked.
        parallel: 2,
      },
      { name: 'Journeys', budgetSeconds: budgets.journeys, checks: journeys },
      // Last, because it leaves sold seats and killed parts behind.
      {
        name: 'Attacks',
        budgetSeconds: budgets.hostile,
        checks: [hostileCheck(stacks, isFull ? { name: 'long', minutes: 60 } : { name: 'short' })],
      },
    ],
    close: async () => {
      await opened?.stop()
      await template?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function buildOf(variant: 'theatre' | 'region', name: string): Check {
  return {
    name,
    needs: ['Contract'],
    run: async ({ root, note, signal }) => {
      if (variant === 'theatre') await buildStale([adminSite], { root, signal })
      await runBuild(site(variant), { root, env: { SITE_VARIANT: variant }, note, signal })
      return { ok: true }
    },
  }
}

/**
 * The region has a stack of its own, with its own content, which the workers share. Its HTML and heads come from the components of
 * the theatre: they are checked in `npm run test:all`.
 */
async function throughRegion(context: CheckContext, folder: string): Promise<Outcome> {
  const { root, note, signal } = context
  await using disposables = new AsyncDisposableStack()
  const template = await openTemplate({ root, folder, variant: 'region', note, signal })
  disposables.defer(template.stop)
  const { stacks, stop } = await openStacks(template, { root, count: 1, note, signal })
  disposables.defer(stop)
  const { siteUrl } = stacks[0].settings
  const machines = isFull
    ? [await htmlCheck({ root, signal, siteUrl }), await headsCheck(siteUrl)]
    : []
  const failure = machines.find(({ ok }) => !ok)
  if (failure) return failure
  return await runJourneys({
    ...context,
    project: 'region',
    stacks: Array.from({ length: workers }, () => stacks[0]),
  })
}
