import { step } from '#console/step.mjs'
import { explain } from '#console/explain.mjs'
import type { Check, Outcome, Tally } from './check.ts'

/**
 * Runs checks in order and goes on after a failed one. Ends with one plain line, `N passed, N failed`, in which every check and every
 * test within counts. Answers with the exit code.
 */
export async function runChecks(
  checks: Check[],
  options: { root: string; signal: AbortSignal },
): Promise<number> {
  const total: Tally = { passed: 0, failed: 0 }
  const succeeded = new Set<string>()
  const failed: string[] = []
  for (const check of checks) {
    const outcome = await runCheck(check, succeeded, options)
    if (outcome.ok) succeeded.add(check.name)
    else failed.push(check.name)
    total.passed += (outcome.tests?.passed ?? 0) + (outcome.ok ? 1 : 0)
    total.failed += (outcome.tests?.failed ?? 0) + (outcome.ok ? 0 : 1)
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

async function runCheck(
  check: Check,
  succeeded: Set<string>,
  options: { root: string; signal: AbortSignal },
): Promise<Outcome> {
  const missing = check.needs?.find((name) => !succeeded.has(name))
  if (missing) {
    console.log(`✗ ${check.name} (not run: needs „${missing}“)`)
    return { ok: false }
  }
  let outcome: Outcome = { ok: false }
  try {
    await step(check.name, async (note) => {
      outcome = await check.run({ ...options, note })
      if (!outcome.ok) throw new NotOk()
    })
  } catch (error) {
    options.signal.throwIfAborted()
    const output = error instanceof NotOk ? outcome.output : explain(error)
    if (output) console.log(`${indent(output)}\n`)
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
