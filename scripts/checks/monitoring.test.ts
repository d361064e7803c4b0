import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

const alerts = read('deploy/monitoring/alerts.yml')
const expressions = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression!)
const page = read('docs/operating.md')

/** The distinct texts that a pattern's first group finds. */
const find = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found!)),
]

test('X-06: alert rules ask only for metrics that the site has or the page for operators makes', () => {
  const all = expressions.join('\n')
  const metrics = find(all, /\b(foyer_[a-z_]+)/g).map((name) => name.replace(/_bucket$/, ''))
  const known = `${read('web/server/front/operation/metrics.ts')}\n${page}`
  expect(metrics.length).toBeGreaterThan(5)
  expect(metrics.filter((name) => !known.includes(name))).toEqual([])
})

test('X-06: alert rules ask only for jobs that the example has, and each is explained', () => {
  const jobs = find(read('deploy/monitoring/prometheus.yml'), /job_name: (\S+)/g)
  expect(find(expressions.join('\n'), /job="([^"]+)"/g).toSorted()).toEqual(jobs.toSorted())
  const names = find(alerts, /alert: (\w+)/g)
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
