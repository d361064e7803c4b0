import lighthouse from 'lighthouse'
import type { Reading } from '#bench/measure/alternate.ts'
import type { FigureDefinition, Goal } from '#bench/measure/compare.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** Traces sometimes lack the start of a navigation; Lighthouse itself advises to retry. */
const attempts = 3

/** One visit with Lighthouse's mobile profile: slow phone and slow network, both simulated. */
export async function auditPage(url: string, port: number): Promise<Reading> {
  let run: Awaited<ReturnType<typeof lighthouse>>
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    })
    if (run?.lhr.runtimeError?.code !== 'NO_NAVSTART') break
  }
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse could not audit the page: ${run?.lhr.runtimeError?.message}`)
  }
  const { lhr } = run
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? NaN) * 100])
  const values = audits.map((name) => [name, lhr.audits[name]?.numericValue ?? NaN])
  return Object.fromEntries([...scores, ...values]) as Reading
}

const goal: Goal = { atLeast: 95, of: 'both' }

export const auditFigures: FigureDefinition[] = [
  { name: 'performance', title: 'Performance', unit: 'of 100', goal },
  { name: 'accessibility', title: 'Accessibility', unit: 'of 100', goal },
  { name: 'best-practices', title: 'Best practices', unit: 'of 100', goal },
  { name: 'seo', title: 'Search engines', unit: 'of 100', goal },
  { name: 'largest-contentful-paint', title: 'Largest contentful paint', unit: 'ms' },
  { name: 'total-blocking-time', title: 'Total blocking time', unit: 'ms' },
  { name: 'cumulative-layout-shift', title: 'Cumulative layout shift', unit: '' },
]
