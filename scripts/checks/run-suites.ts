import { step } from '#console/step.mjs'
import { explain } from '#console/explain.mjs'
import type { Check, Outcome, Suite, Tally, Timing } from './check.ts'
import { report, type Failure, type SuiteTime } from './report.ts'

type Run = {
  root: string
  signal: AbortSignal
  /** Whether a check has passed, by its name: of those that run or have run. */
  passed: Map<string, Promise<boolean>>
  failed: Failure[]
  total: Tally
  timings: Timing[]
}

/**
 * Runs suites in order and continues after failures. Ends with the line `N passed, N failed`, which counts every check and every
 * test; before it come the time of each suite against its budget and the slowest tests. Returns the exit code.
 */
export async function runSuites(
  suites: Suite[],
  options: { root: string; signal: AbortSignal },
): Promise<number> {
  const total = { passed: 0, failed: 0 }
  const run: Run = { ...options, passed: new Map(), failed: [], total, timings: [] }
  const times: SuiteTime[] = []
  for (const suite of suites) {
    const startedAt = performance.now()
    await runSuite(suite, run)
    const seconds = (performance.now() - startedAt) / 1000
    times.push({ name: suite.name, seconds, budgetSeconds: suite.budgetSeconds })
  }
  console.log(report({ ...run, times }))
  return total.failed > 0 ? 1 : 0
}

async function runSuite({ checks, parallel = 1 }: Suite, run: Run): Promise<void> {
  const waiting = checks.values()
  const work = async () => {
    for (const check of waiting) await account(check, run)
  }
  await Promise.all(Array.from({ length: parallel }, work))
}

async function account(check: Check, run: Run): Promise<void> {
  const running = runCheck(check, run)
  run.passed.set(
    check.name,
    running.then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const { ok, output, tests, timings = [] } = await running
  if (!ok) run.failed.push({ name: check.name, ...(output && { output }) })
  run.total.passed += (tests?.passed ?? 0) + (ok ? 1 : 0)
  run.total.failed += (tests?.failed ?? 0) + (ok ? 0 : 1)
  run.timings.push(...timings)
}

async function runCheck(check: Check, { passed, root, signal }: Run): Promise<Outcome> {
  for (const name of check.needs ?? []) {
    if (await passed.get(name)) continue
    const output = `not run: needs “${name}”`
    console.log(`✗ ${check.name} (${output})`)
    return { ok: false, output }
  }
  let outcome: Outcome = { ok: false }
  try {
    await step(check.name, async (note) => {
      outcome = await check.run({ root, signal, note })
      if (!outcome.ok) throw new NotOk()
    })
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof NotOk)) outcome = { ...outcome, output: explain(error) }
    if (outcome.output) console.log(`${indent(outcome.output)}\n`)
  }
  const { tests, remark } = outcome
  if (remark) console.log(indent(remark))
  if (tests) console.log(`  ${tests.passed} tests passed, ${tests.failed} failed`)
  return outcome
}

class NotOk extends Error {}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
