import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { temporaryFolder } from '#services/temporary-folder.ts'
import { tryCommand } from '#services/run-command.ts'
import { budgets } from './budgets.ts'
import type { Check, Suite } from './check.ts'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const limitMs = 25 * 60_000

const unitCheck: Check = {
  name: 'Unit and integration tests',
  run: async ({ root, note, signal }) => {
    const folder = temporaryFolder('report')
    const report = `${folder}/report.json`
    try {
      const { outcome, output } = await tryCommand({
        label: 'The tests',
        command: process.execPath,
        args: [
          `${root}/node_modules/vitest/vitest.mjs`,
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        cwd: root,
        env: { ...process.env, NO_COLOR: '1' },
        onLine: note,
        limitMs,
        signal,
      })
      if (!existsSync(report)) return { ok: false, output }
      return { ok: outcome === 'done', ...read(report), output }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** All Vitest tests: units, and services with a real database. */
export const unitSuite: Suite = {
  name: 'Unit and integration tests',
  budgetSeconds: budgets.units,
  checks: [unitCheck],
}

function read(report: string) {
  const { numPassedTests, numFailedTests, testResults } = reportShape.parse(
    JSON.parse(readFileSync(report, 'utf8')),
  )
  // A file that fails to load has no tests to count.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const timings = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return { tests: { passed: numPassedTests, failed: numFailedTests + broken.length }, timings }
}
