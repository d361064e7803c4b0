import { globSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

const tests = '{tests,schema,backend,demo,mesh,web,admin,scripts}/**/*.{test.ts,test.tsx,spec.ts}'
const passedOver = /(^|\/)(node_modules|\.[^/]+)(\/|$)/
/** Test titles start with the requirement rows that they prove: `'R-07 P-14 the team …'`, `'M-03, M-04: …'`. */
const titleRows = /['"`]((?:[A-Z]{1,2}-\d{2}[,:]? )+)/g
const row = /[A-Z]{1,2}-\d{2}/g
/** Of a journey only what is marked runs in `npm test`; a title of a group counts where one of its file is marked. */
const journey = /^tests\/journeys\//
const markedTitle =
  /['"`]((?:[A-Z]{1,2}-\d{2}[,:]? )+)(?:(?!['"`](?:,|\s)).)*(?:@core['"`]|['"`],\s*\{\s*tag:[^}]*'@core')/g
/** Of other tests those run that are not tagged as slow. */
const slowTitle = /['"`](?:(?!['"`],?\s).)*['"`],\s*\{\s*tags: 'slow'/g
const titleOfGroup = /describe\(\s*['"`]((?:[A-Z]{1,2}-\d{2}[,:]? )+)/g

/** Compares the rows of `docs/requirements.md` with those named in test titles. */
export const requirementsCheck: Check = {
  name: 'Requirements',
  run: async ({ root }) => {
    const rows = readRows(readFileSync(`${root}/docs/requirements.md`, 'utf8'))
    const named = new Map<string, string>()
    const inShortRun = new Set<string>()
    for (const file of globSync(tests, { cwd: root, exclude: (path) => passedOver.test(path) })) {
      const source = readFileSync(`${root}/${file}`, 'utf8')
      for (const id of rowsIn(source, titleRows)) named.set(id, file)
      for (const id of rowsOfShortRun(file, source)) inShortRun.add(id)
    }
    const unknown = [...named].filter(([id]) => !rows.includes(id))
    const unproven = rows.filter((id) => !named.has(id))
    const leftOut = rows.filter((id) => named.has(id) && !inShortRun.has(id))
    const problems = [
      ...unknown.map(
        ([id, file]) => `${file} names ${id}, which is no row of docs/requirements.md`,
      ),
      ...leftOut.map(
        (id) => `${id} is named only by tests that \`npm test\` leaves out (${named.get(id)})`,
      ),
    ]
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
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

function rowsOfShortRun(file: string, source: string): Set<string> {
  if (source.includes('@module-tag slow')) return new Set()
  if (!journey.test(file)) return rowsIn(source.replaceAll(slowTitle, ''), titleRows)
  const marked = rowsIn(source, markedTitle)
  return source.includes('@core') ? new Set([...marked, ...rowsIn(source, titleOfGroup)]) : marked
}

function rowsIn(source: string, titles: RegExp): Set<string> {
  return new Set([...source.matchAll(titles)].flatMap(([, rows = '']) => rows.match(row) ?? []))
}
