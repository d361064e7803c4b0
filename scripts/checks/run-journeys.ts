import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { temporaryFolder } from '#services/temporary-folder.ts'
import { tryCommand } from '#services/run-command.ts'
import type { CheckContext, Outcome, Timing } from './check.ts'
import type { Stack } from './journey-stacks.ts'

const specShape = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})

const suiteShape = z.object({
  specs: z.array(specShape).default([]),
  get suites() {
    return z.array(suiteShape).default([])
  },
})
type JourneySuite = z.infer<typeof suiteShape>

const reportShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suiteShape).default([]),
})

const limitMs = 40 * 60_000

type Options = CheckContext & {
  /** `theatre`, or `region` for the other face of the site, in what differs. */
  project: 'theatre' | 'region'
  /** One for each worker. */
  stacks: Stack[]
}

/** Playwright against open houses. */
export async function runJourneys({
  root,
  project,
  stacks,
  note,
  signal,
}: Options): Promise<Outcome> {
  const folder = temporaryFolder('report')
  const report = `${folder}/report.json`
  try {
    const { outcome, output } = await tryCommand({
      label: 'The journeys',
      command: process.execPath,
      args: [
        `${root}/node_modules/@playwright/test/cli.js`,
        'test',
        '--config=tests/playwright.config.ts',
        `--project=${project}`,
        `--workers=${stacks.length}`,
        '--reporter=list,json',
      ],
      cwd: root,
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        JOURNEY_STACKS: JSON.stringify(stacks.map(addressesOf)),
      },
      onLine: note,
      limitMs,
      signal,
    })
    if (!existsSync(report)) return { ok: false, output }
    const { stats, errors, suites } = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')))
    const tests = { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    const ok = outcome === 'done' && tests.failed === 0
    return { ok, tests, timings: suites.flatMap(timingsOf), output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As `tests/support/stack.ts` reads them. */
function addressesOf({ settings: { siteUrl, ports }, databaseUrl }: Stack) {
  return {
    siteUrl,
    // Of the same host as the site: who logs in at the origin is known to the site, too.
    meshUrl: `http://localhost:${ports.mesh}/graphql`,
    backendUrl: `http://localhost:${ports.backend}`,
    databaseUrl,
  }
}

function timingsOf({ specs, suites }: JourneySuite): Timing[] {
  const own = specs.map(({ title, tests }) => {
    const runs = tests.flatMap(({ results }) => results)
    return { name: title, seconds: runs.reduce((sum, { duration }) => sum + duration, 0) / 1000 }
  })
  return [...own, ...suites.flatMap(timingsOf)]
}
