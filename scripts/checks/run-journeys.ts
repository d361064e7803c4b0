import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { temporaryFolder } from '#postgres/temporary-folder.ts'
import { tryCommand } from '#services/run-command.ts'
import type { CheckContext, Outcome, Timing } from './check.ts'
import type { Stack } from './journey-stacks.ts'

const specShape = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z
        .array(z.object({ type: z.string(), description: z.string().optional() }))
        .default([]),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })).default([]),
        }),
      ),
    }),
  ),
})

const suiteShape = z.object({
  specs: z.array(specShape).default([]),
  get suites() {
    return z.array(suiteShape).default([])
  },
})
type JourneySuite = z.infer<typeof suiteShape>
type JourneySpec = z.infer<typeof specShape>

const reportShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suiteShape).default([]),
})

/** A bound for runs that hang; on a machine three times slower than usual the journeys take 40 minutes. */
const usualLimitMs = 60 * 60_000

/** More tests than this that pass only in a second attempt are a fault of the site or of its tests, not of a busy machine. */
const maxFlaky = 3

type Options = CheckContext & {
  /** One of `tests/playwright.config.ts`. */
  project: 'theatre' | 'region' | 'hostile' | 'hostile-faults'
  /** One per worker. */
  stacks: Stack[]
  limitMs?: number
  /** Variables beside those of this process. */
  env?: NodeJS.ProcessEnv
}

/** The annotations of a test, by type. */
export type NotedTest = { title: string; notes: Record<string, string> }

/** Runs Playwright against running stacks. */
export async function runJourneys({
  root,
  project,
  stacks,
  limitMs = usualLimitMs,
  env = {},
  note,
  signal,
}: Options): Promise<Outcome & { noted: NotedTest[] }> {
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
        ...env,
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        JOURNEY_STACKS: JSON.stringify(stacks.map(addressesOf)),
      },
      onLine: note,
      limitMs,
      signal,
    })
    if (!existsSync(report)) return { ok: false, output, noted: [] }
    const { stats, errors, suites } = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')))
    const isTooFlaky = stats.flaky > maxFlaky
    const tests = {
      passed: stats.expected + (isTooFlaky ? 0 : stats.flaky),
      failed: stats.unexpected + (isTooFlaky ? stats.flaky : 0) + errors.length,
    }
    const specs = suites.flatMap(specsOf)
    const flaky = specs.filter(isFlaky)
    const failures = specs.filter((spec) => !spec.ok || (isTooFlaky && isFlaky(spec)))
    return {
      ok: outcome === 'done' && tests.failed === 0,
      tests,
      timings: specs.map(timingOf),
      output: failures.length > 0 ? failures.map(failureOf).join('\n\n') : output,
      ...(flaky.length > 0 && {
        remark: `Passed only in a second attempt:\n${flaky.map(failureOf).join('\n\n')}`,
      }),
      noted: specs.map(notedOf),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As `tests/support/stack.ts` reads them. */
function addressesOf({ settings, databaseUrl, adminUrl }: Stack) {
  const { siteUrl, ports, dataFolder } = settings
  return {
    siteUrl,
    // The same host as the site's, so that a login at the origin is valid for the site.
    meshUrl: `http://localhost:${ports.mesh}/graphql`,
    backendUrl: `http://localhost:${ports.backend}`,
    databaseUrl,
    adminUrl,
    dataFolder,
  }
}

const specsOf = ({ specs, suites }: JourneySuite): JourneySpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const isFlaky = ({ tests }: JourneySpec) => tests.some(({ status }) => status === 'flaky')

const resultsOf = ({ tests }: JourneySpec) => tests.flatMap(({ results }) => results)

function timingOf(spec: JourneySpec): Timing {
  const seconds = resultsOf(spec).reduce((sum, { duration }) => sum + duration, 0) / 1000
  return { name: spec.title, seconds }
}

function notedOf({ title, tests }: JourneySpec): NotedTest {
  const notes = tests.flatMap(({ annotations }) => annotations)
  return {
    title,
    notes: Object.fromEntries(notes.map(({ type, description = '' }) => [type, description])),
  }
}

function failureOf(spec: JourneySpec): string {
  const errors = resultsOf(spec).flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
  return `${spec.file}:${spec.line} ${spec.title}\n${errors.join('\n')}`
}
