import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { runBuild } from './build-stale.ts'

/** A checkout whose build writes down under which name it was made. Returns that name. */
async function build(source: string): Promise<string> {
  const root = mkdtempSync(`${tmpdir()}/foyer-build-`)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const script = `node -e "require('fs').writeFileSync('result', process.env.SITE_BUILD_ID)"`
  writeFileSync(`${root}/package.json`, JSON.stringify({ scripts: { build: script } }))
  writeFileSync(`${root}/source.ts`, source)
  await runBuild(
    {
      label: 'Building',
      npmArguments: ['run', 'build'],
      paths: ['source.ts'],
      results: ['result'],
      limitMs: 60_000,
    },
    { root, note: () => {}, signal: new AbortController().signal },
  )
  return readFileSync(`${root}/result`, 'utf8')
}

test('two replicas that are built from the same sources agree on the name of their build, others do not', async () => {
  const first = await build('Vorhang auf')
  expect(first).toMatch(/^[0-9a-f]{20}$/)
  expect(await build('Vorhang auf')).toBe(first)
  expect(await build('Vorhang zu')).not.toBe(first)
})
