import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { temporaryFolder } from '#postgres/temporary-folder.ts'
import { tryCommand } from '#services/run-command.ts'
import { budgets } from './budgets.ts'
import type { Check, Suite } from './check.ts'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const limitMs = 25 * 60_000
const maxFailureLines = 30

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
          ...(process.env.SHORT === '1' ? ['--tags-filter=!slow'] : []),
        ],
        cwd: root,
        env: { ...process.env, NO_COLOR: '1' },
        onLine: note,
        limitMs,
        signal,
      })
      if (!existsSync(report)) return { ok: false, output }
      const { tests, timings, failures } = read(report, root)
      const shown = failures.length > 0 ? failures.join('\n\n') : output
      return { ok: outcome === 'done', tests, timings, output: shown }
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

function read(report: string, root: string) {
  const { numPassedTests, numFailedTests, testResults } = reportShape.parse(
    JSON.parse(readFileSync(report, 'utf8')),
  )
  // A file that fails to load has no tests to count.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative(root, name) })),
  )
  const timings = tests.map(({ fullName, duration }) => ({
    name: fullName,
    seconds: (duration ?? 0) / 1000,
  }))
  const failures = [
    ...broken.map(({ name, message }) => `${relative(root, name)}\n${firstLines(message)}`),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ file, fullName, failureMessages }) =>
        [`${file}: ${fullName}`, ...(failureMessages ?? []).map(firstLines)].join('\n'),
      ),
  ]
  const counts = { passed: numPassedTests, failed: numFailedTests + broken.length }
  return { tests: counts, timings, failures }
}

/** Of a failure, enough to see what was expected: some differences are thousands of lines long. */
const firstLines = (text: string) => text.split('\n').slice(0, maxFailureLines).join('\n')
