import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceChecks } from '#checks/source-checks.ts'
import { addToList } from './add-to-list.ts'
import { copyProject } from './copy-project.ts'
import { writeModule } from './write-module.ts'

const root = dirname(dirname(import.meta.dirname))
const kind = { kind: 'press-kit', german: 'Pressemappe', english: 'Press kit' }
let copy: string

beforeAll(() => {
  copy = copyProject(root)
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

test('M-03: a new kind is a definition, a folder and two lines, and passes every check as it is', async () => {
  expect(await writeModule(copy, kind)).toBeUndefined()
  execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: copy, stdio: 'pipe' })
  for (const check of sourceChecks(copy)) {
    const { ok, output } = await check.run({
      root: copy,
      note: () => undefined,
      signal: AbortSignal.timeout(120_000),
    })
    expect([check.name, ok, ok ? '' : output]).toEqual([check.name, true, ''])
  }
  const contracts = ['web/src/modules', 'mesh/src/types/module']
  const tests = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'web',
      '--project',
      'mesh',
      ...contracts,
    ],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' }, timeout: 120_000 },
  )
  expect([tests.status, tests.status === 0 ? '' : tests.stdout]).toEqual([0, ''])
  expect(tests.stdout).toMatch(/Tests +\d+ passed/)
}, 400_000)

test('a kind that is there already is not written over', async () => {
  expect(await writeModule(root, { ...kind, kind: 'headline' })).toMatch(/already/)
})

test.each(['', 'Press-Kit', '../evil', 'press_kit'])('%j is no name of a kind', async (name) => {
  expect(await writeModule(root, { ...kind, kind: name })).toMatch(/^Usage/)
})

test('a list whose end has changed is not left half written', () => {
  const addition = { importLine: "import { b } from './b.ts'", entry: '  b,', before: '] as const' }
  expect(() => addToList("import { a } from './a.ts'\nexport const list = []", addition)).toThrow(
    /list/,
  )
})
