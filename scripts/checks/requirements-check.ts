import { globSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

const tests = '{tests,schema,backend,demo,mesh,web,admin,scripts}/**/*.{test.ts,test.tsx,spec.ts}'
const passedOver = /(^|\/)(node_modules|\.[^/]+)(\/|$)/
/** Test titles start with the requirement rows that they prove: `'R-07 P-14 the team …'`, `'M-03, M-04: …'`. */
const titleRows = /['"`]((?:[A-Z]{1,2}-\d{2}[,:]? )+)/g
const row = /[A-Z]{1,2}-\d{2}/g

/** Compares the rows of `docs/requirements.md` with those named in test titles. */
export const requirementsCheck: Check = {
  name: 'Requirements',
  run: async ({ root }) => {
    const rows = readRows(readFileSync(`${root}/docs/requirements.md`, 'utf8'))
    const named = new Map<string, string>()
    for (const file of globSync(tests, { cwd: root, exclude: (path) => passedOver.test(path) })) {
      const source = readFileSync(`${root}/${file}`, 'utf8')
      for (const id of rowsInTitles(source)) named.set(id, file)
    }
    const unknown = [...named].filter(([id]) => !rows.includes(id))
    const unproven = rows.filter((id) => !named.has(id))
    return {
      ok: unknown.length === 0,
      output: unknown
        .map(([id, file]) => `${file} names ${id}, which is no row of docs/requirements.md`)
        .join('\n'),
      ...(unproven.length > 0 && {
        remark: `No test names ${unproven.length} of ${rows.length} rows: ${unproven.join(', ')}`,
      }),
    }
  },
}

/** The first cell of each table row. */
function readRows(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([A-Z]{1,2}-\d{2}) \|/gm)].map(([, id = '']) => id)
}

function rowsInTitles(source: string): Set<string> {
  return new Set([...source.matchAll(titleRows)].flatMap(([, rows = '']) => rows.match(row) ?? []))
}
