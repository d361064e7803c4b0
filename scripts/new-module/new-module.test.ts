/**
 * Copies the whole project and generates what follows from the additions.
 * @module-tag slow
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Check } from '#checks/check.ts'
import { commandCheck } from '#checks/command-check.ts'
import { rulesOfTheTree, sourceChecks } from '#checks/source-checks.ts'
import { addToList } from './add-to-list.ts'
import { copyProject } from './copy-project.ts'
import { writeRoute } from './route/write-route.ts'
import { writeModule } from './write-module.ts'

const root = dirname(dirname(import.meta.dirname))
/** `npm run test:all` checks the whole project with the new kind and the new route in it. */
const isFull = process.env.FULL === '1'
const kind = { kind: 'press-kit', german: 'Pressemappe', english: 'Press kit' }
const route = {
  name: 'press-slug-id',
  german: '/presse/[slug]/[number]',
  english: '/press/[slug]/[number]',
}
const written = [
  'schema/modules/press-kit.ts',
  'schema/modules/kinds.ts',
  'web/src/modules/press-kit',
  'web/src/modules/render-module.tsx',
]
let copy: string

beforeAll(async () => {
  copy = copyProject(root)
  const problem = (await writeModule(copy, kind)) ?? (await writeRoute(copy, route))
  if (problem) throw new Error(problem)
  execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: copy, stdio: 'pipe' })
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

/** Where what was written is used: elsewhere it cannot be wrong. */
const checksOfBoth: Check[] = [
  commandCheck('Format', ['prettier', '--check', '--log-level', 'warn', ...written]),
  commandCheck('Types', ['tsc', '--noEmit', '--pretty', 'false', '-p', 'web']),
  rulesOfTheTree,
]

test(
  'M-03 R-24: a new kind is a definition, a folder and two lines, a new route a record, a page and its words; both pass every check as they are',
  { timeout: 900_000 },
  async () => {
    for (const check of isFull ? sourceChecks() : checksOfBoth) {
      const { ok, output } = await check.run({
        root: copy,
        note: () => undefined,
        signal: AbortSignal.timeout(300_000),
      })
      expect([check.name, ok, ok ? '' : output]).toEqual([check.name, true, ''])
    }
  },
)

test.runIf(isFull)(
  'M-03 R-24: the tests that every kind and every route has to pass find them, and they pass',
  () => {
    const contracts = ['web/src/modules/module-contract', 'mesh/src/types/module/save-module']
    const projects = ['web', 'web in a document', 'mesh'].flatMap((name) => ['--project', name])
    const run = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=verbose',
        ...projects,
        ...contracts,
        'web/src/i18n',
      ],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' }, timeout: 300_000 },
    )
    expect([run.status, run.status === 0 ? '' : run.stdout]).toEqual([0, ''])
    // Fragment, view and mutation.
    expect(run.stdout.split(kind.kind).length - 1).toBeGreaterThanOrEqual(3)
    expect(run.stdout).toMatch(/src\/i18n\//)
  },
  400_000,
)

test('an existing kind is not overwritten', async () => {
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
