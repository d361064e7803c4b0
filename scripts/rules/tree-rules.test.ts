import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'
import { treeRules } from './violation.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/foyer-rules-`)
  const imports = { '#ui/*': './src/ui/*', '#lib/*': './src/lib/*', '#checks/*': './checks/*' }
  write('web/package.json', JSON.stringify({ name: '@foyer/web', imports }))
  write('docs/glossary.md', glossary)
})
afterEach(() => rmSync(root, { recursive: true }))

const glossary = `
| term | meaning | not |
|---|---|---|
| honeypot | a form field hidden from people | \`trapField\`, "bait" |
`

const broken = () => findViolations(root).violations.map(({ rule, what }) => ({ rule, what }))
const lines = (count: number) => 'export {}\n'.repeat(count)

test('files that import each other are found, by way of others and by types alone', () => {
  write('scripts/console/one.ts', `import { two } from './two.ts'`)
  write('scripts/console/two.ts', `export { three } from './three.ts'`)
  write('scripts/console/three.ts', `import type { One } from './one.ts'`)
  write('scripts/console/beside.ts', `import './one.ts'`)
  const others = 'scripts/console/three.ts, scripts/console/two.ts'
  expect(broken()).toEqual([{ rule: treeRules.cycle, what: others }])
})

test('so are files that import each other by import()', () => {
  write('scripts/console/one.ts', `const two = () => import('./two.ts')`)
  write('scripts/console/two.ts', `import type { One } from './one.ts'`)
  expect(broken()).toEqual([{ rule: treeRules.cycle, what: 'scripts/console/two.ts' }])
})

test('two circles are two, and a way without a return is none', () => {
  write('scripts/console/a.ts', `import './b.ts'; import './c.ts'`)
  write('scripts/console/b.ts', `import './a.ts'`)
  write('scripts/console/c.ts', `import './d.ts'`)
  write('scripts/console/d.ts', `import './c.ts'`)
  expect(broken().map(({ what }) => what)).toEqual(
    expect.arrayContaining(['scripts/console/b.ts', 'scripts/console/d.ts']),
  )
  expect(broken()).toHaveLength(2)
  write('scripts/console/b.ts', '')
  write('scripts/console/d.ts', '')
  expect(broken()).toEqual([])
})

test('a folder without a place in the layers is reported', () => {
  write('scripts/attic/old.ts', '')
  write('scripts/console/step.ts', '')
  expect(broken()).toEqual([{ rule: treeRules.place, what: 'scripts/attic' }])
})

test('a file may have 250 lines, and a test no more', () => {
  write('scripts/console/step.ts', lines(250))
  write('scripts/console/step.test.ts', lines(251))
  expect(broken()).toEqual([{ rule: treeRules.fileSize, what: '251 lines' }])
})

test('a folder may have 25 entries, but a list of similar files as many as there are', () => {
  for (let number = 1; number <= 26; number += 1) {
    write(`schema/modules/kind-${number}.ts`, '')
    write(`scripts/console/step-${number}.ts`, '')
  }
  expect(broken()).toEqual([{ rule: treeRules.folderSize, what: '26 entries' }])
})

const needy: [way: string, files: Record<string, string>][] = [
  ['server-only', { 'web/src/modules/quote/quote.tsx': `import 'server-only'` }],
  [
    'web/src/ui/button.tsx → next/headers',
    {
      'web/src/modules/quote/quote.tsx': `import { Button } from '#ui/button.tsx'`,
      'web/src/ui/button.tsx': `import { cookies } from 'next/headers'`,
    },
  ],
  [
    'web/src/ui/button.tsx → async',
    {
      'web/src/modules/quote/quote.tsx': `import { Button } from '#ui/button.tsx'`,
      'web/src/ui/button.tsx': `import '#lib/words.ts'\nexport async function Button() {}`,
    },
  ],
]

test.each(needy)('a view that needs a server by way of %s is found', (way, files) => {
  for (const [path, source] of Object.entries(files)) write(path, source)
  const what = `web/src/modules/quote/quote.tsx → ${way}`
  expect(broken()).toEqual([{ rule: treeRules.view, what }])
})

test('a view may take types of what is on the server', () => {
  write('web/src/modules/quote/quote.tsx', `import type { Page } from '#lib/page.ts'`)
  write('web/src/lib/page.ts', `import 'server-only'`)
  expect(broken()).toEqual([])
})

test('names that the glossary replaces are found in code and as files, as whole words of a name', () => {
  write('web/src/lib/trap-field.ts', '')
  write('web/src/lib/form.ts', `export const isTrapField = 'trapField', bait = 'trapFields'`)
  const rule = treeRules.word
  expect(broken()).toEqual([
    { rule, what: 'isTrapField' },
    { rule, what: 'trap-field' },
  ])
})

function write(path: string, source: string): void {
  mkdirSync(dirname(`${root}/${path}`), { recursive: true })
  writeFileSync(`${root}/${path}`, source)
}
