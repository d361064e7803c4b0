import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requirementsCheck } from './requirements-check.ts'

// Concatenated, since this file is searched, too.
const [known, other, invented] = ['Q-01', 'Q-02', 'Q-99']
let root = ''

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/foyer-requirements-`)
  write(
    'docs/requirements.md',
    `| id | requirement |\n|---|---|\n| ${known} | One |\n| ${other} | Two, unlike ${invented} |\n`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const run = () =>
  requirementsCheck.run({ root, note: () => undefined, signal: AbortSignal.timeout(10_000) })

test('rows that no test names are listed, and are no failure', async () => {
  write('web/src/ui/button.test.tsx', `test('${known} a button is pressed', () => {})`)
  expect(await run()).toMatchObject({ ok: true, remark: `No test names 1 of 2 rows: ${other}` })
})

test('an unknown row is a failure that names the file', async () => {
  write('tests/journeys/booking/cart.spec.ts', `test(\`${known} ${invented} the cart\`, () => {})`)
  const { ok, output } = await run()
  expect(ok).toBe(false)
  expect(output).toMatch(/^tests\/journeys\/booking\/cart\.spec\.ts names Q-99,/)
})

test('several rows before a colon count, others do not', async () => {
  write('mesh/src/a.test.ts', `describe('${known}, ${other}: all', () => seat('${invented}'))`)
  expect(await run()).toEqual({ ok: true, output: '' })
})

test('a row that only a journey without a mark names is a failure, since `npm test` leaves it out', async () => {
  const journey = 'tests/journeys/booking/cart.spec.ts'
  write(journey, `test('${known} the cart', async () => {})`)
  const { ok, output } = await run()
  expect(ok).toBe(false)
  expect(output).toMatch(/^Q-01 is named only by tests that `npm test` leaves out/)

  for (const marked of [`'${known} the cart @core'`, `'${known} the cart', { tag: '@core' }`]) {
    write(journey, `test(${marked}, async () => {})`)
    expect(await run()).toMatchObject({ ok: true })
  }
})

function write(path: string, text: string): void {
  mkdirSync(dirname(`${root}/${path}`), { recursive: true })
  writeFileSync(`${root}/${path}`, text)
}
