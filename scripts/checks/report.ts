import type { Tally, Timing } from './check.ts'

export type SuiteTime = { name: string; seconds: number; budgetSeconds: number }

/** A check that failed, with what it printed. */
export type Failure = { name: string; output?: string }

const slowest = 20
const failureLines = 60

/**
 * The summary of a run: time per suite, failures, and the total. What failed is printed again, since often only the end of a long
 * log is kept.
 */
export function report(run: {
  times: SuiteTime[]
  timings: Timing[]
  failed: Failure[]
  total: Tally
}): string {
  const { times, timings, failed, total } = run
  const parts = [
    timings.length > 0 && listTimings(timings),
    listSuites(times),
    failed.length > 0 && listFailures(failed),
    `${total.passed} passed, ${total.failed} failed`,
  ]
  return parts
    .filter((part) => part !== false)
    .reduce((text, part) => `${text}\n${part}\n`, '')
    .trimEnd()
}

function listTimings(timings: Timing[]): string {
  const lines = timings
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowest)
    .map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`)
  return ['The slowest tests', ...lines].join('\n')
}

function listSuites(times: SuiteTime[]): string {
  const lines = times.map(({ name, seconds, budgetSeconds }) => {
    const over = seconds > budgetSeconds ? ', over its budget' : ''
    return `${inSeconds(seconds)} of ${budgetSeconds} s  ${name}${over}`
  })
  const sum = times.reduce((all, { seconds }) => all + seconds, 0)
  const budget = times.reduce((all, { budgetSeconds }) => all + budgetSeconds, 0)
  return ['The suites', ...lines, `${inSeconds(sum)} of ${budget} s  all`].join('\n')
}

function listFailures(failed: Failure[]): string {
  const outputs = failed.map(({ name, output }) => {
    const lines = (output ?? '').split('\n').slice(0, failureLines)
    return [`✗ ${name}`, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd()
  })
  return [`Failed: ${failed.map(({ name }) => name).join(', ')}`, ...outputs].join('\n')
}

const inSeconds = (seconds: number) => `${seconds.toFixed(seconds < 100 ? 1 : 0).padStart(7)} s`
