import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { temporaryFolder } from '#services/temporary-folder.ts'
import { tryCommand } from '#services/run-command.ts'
import type { Settings } from '#services/settings.ts'
import type { CheckContext, Outcome } from './check.ts'

const reportShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

const limitMs = 40 * 60_000

type Project = { name: string; workers: number }

/** Visitors come two at a time; who changes the house has it to themselves. */
export const journeysOfTheatre: Project[] = [
  { name: 'visits', workers: 2 },
  { name: 'changes', workers: 1 },
]

/** The other face of the site, in what differs. */
export const journeysOfRegion: Project[] = [{ name: 'region', workers: 2 }]

type Options = CheckContext & { settings: Settings; databaseUrl: string }

/** Playwright against an open theatre. */
export async function runJourneys(projects: Project[], options: Options): Promise<Outcome> {
  const tests = { passed: 0, failed: 0 }
  const outputs: string[] = []
  let isOk = true
  for (const project of projects) {
    const outcome = await runProject(project, options)
    isOk &&= outcome.ok
    tests.passed += outcome.tests?.passed ?? 0
    tests.failed += outcome.tests?.failed ?? 0
    if (outcome.output) outputs.push(outcome.output)
  }
  return { ok: isOk, tests, output: outputs.join('\n') }
}

async function runProject({ name, workers }: Project, options: Options): Promise<Outcome> {
  const { root, settings, databaseUrl, note, signal } = options
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
        `--project=${name}`,
        `--workers=${workers}`,
        '--reporter=list,json',
      ],
      cwd: root,
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        SITE_URL: settings.siteUrl,
        // Of the same host as the site: who logs in at the origin is known to the site, too.
        MESH_URL: `http://localhost:${settings.ports.mesh}/graphql`,
        BACKEND_URL: `http://localhost:${settings.ports.backend}`,
        DATABASE_URL: databaseUrl,
      },
      onLine: note,
      limitMs,
      signal,
    })
    if (!existsSync(report)) return { ok: false, output }
    const { stats, errors } = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')))
    const tests = { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    return { ok: outcome === 'done' && tests.failed === 0, tests, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
