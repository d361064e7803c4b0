import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundles, site } from './builds.ts'
import { fingerprint } from './fingerprint.ts'

function checkout() {
  const root = mkdtempSync(`${tmpdir()}/foyer-fingerprint-`)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return {
    root,
    write(path: string) {
      mkdirSync(dirname(`${root}/${path}`), { recursive: true })
      writeFileSync(`${root}/${path}`, 'neu')
    },
  }
}

test('the site is built again for its sources, its labels and its configuration', () => {
  const { root, write } = checkout()
  const { paths } = site('theatre')
  for (const path of [
    'web/src/components/picture/poster.tsx',
    'web/src/ui/fonts/archivo.woff2',
    'web/messages/de/layout.json',
    'web/next.config.ts',
    'web/server/front/next/next-settings.ts',
    'schema/rest/events.ts',
  ]) {
    const before = fingerprint(root, paths)
    write(path)
    expect(fingerprint(root, paths), path).not.toBe(before)
  }
})

test('services are bundled again for their sources and for the texts of pages without a gateway', () => {
  const { root, write } = checkout()
  for (const path of [
    'backend/src/app.ts',
    'demo/load/load-demo.ts',
    'mesh/.mesh/index.js',
    'mesh/src/graph.ts',
    'schema/rest/events.ts',
    'web/messages/de/offline.json',
    'web/server/main.ts',
    'web/src/lib/env.ts',
  ]) {
    const before = fingerprint(root, bundles.paths)
    write(path)
    expect(fingerprint(root, bundles.paths), path).not.toBe(before)
  }
})

test('the site is not built again for tests and for the server, which runs as it is', () => {
  const { root, write } = checkout()
  const { paths } = site('theatre')
  const before = fingerprint(root, paths)
  write('web/src/ui/poster.test.tsx')
  write('web/src/test/mock-graph.tsx')
  write('web/vitest.config.ts')
  write('web/server/front/testing/fake-renderer.ts')
  write('web/server/front/front.test.ts')
  write('web/server/front/front.ts')
  write('web/.next-theatre/BUILD_ID')
  expect(fingerprint(root, paths)).toBe(before)
})

test('a pattern with a file extension ignores other files', () => {
  const { root, write } = checkout()
  const paths = ['web/src/**/*.graphql']
  const empty = fingerprint(root, paths)
  write('web/src/features/season/season.tsx')
  expect(fingerprint(root, paths)).toBe(empty)
  write('web/src/features/season/season.graphql')
  expect(fingerprint(root, paths)).not.toBe(empty)
})
