import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '#new-module/copy-project.ts'
import { writeRoute } from './write-route.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))
const route = {
  name: 'press-slug-id',
  german: '/presse/[slug]/[number]',
  english: '/press/[slug]/[number]',
}
let copy: string

beforeAll(() => {
  copy = copyProject(root)
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

test('R-24 a new route is a record, a page and its words, and the checks of routes and types pass', async () => {
  expect(await writeRoute(copy, route)).toBeUndefined()
  run(['web/build/write-routes.ts'])
  run(['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'web'])
  run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'web', 'web/src/i18n'])
}, 240_000)

test('an existing route is not overwritten', async () => {
  expect(await writeRoute(root, { ...route, name: 'events' })).toMatch(/already/)
})

test.each([
  ['', '/a', '/a'],
  ['Press', '/a', '/a'],
  ['../evil', '/a', '/a'],
  ['press', 'a', '/a'],
  ['press', '/a/../b', '/a'],
])('%j at %j and %j is no route', async (name, german, english) => {
  expect(await writeRoute(root, { name, german, english })).toMatch(/^Usage/)
})

test('both languages have the same parameters', async () => {
  const one = { name: 'press', german: '/presse/[number]', english: '/press' }
  expect(await writeRoute(root, one)).toMatch(/same parameters/)
})

function run(programArguments: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, programArguments, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    timeout: 120_000,
  })
  expect([programArguments[0], status, status === 0 ? '' : stdout + stderr]).toEqual([
    programArguments[0],
    0,
    '',
  ])
}
