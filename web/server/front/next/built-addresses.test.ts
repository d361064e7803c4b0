import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltAddresses } from './built-addresses.ts'

/** A build with these routes, as Next lists them, and one script. */
function writeBuild(routes: Record<string, string>): string {
  const folder = mkdtempSync(`${tmpdir()}/built-addresses-`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(`${folder}/static/chunks`, { recursive: true })
  writeFileSync(`${folder}/static/chunks/a.js`, '')
  writeFileSync(`${folder}/app-path-routes-manifest.json`, JSON.stringify(routes))
  return folder
}

test('X-01 the build has its files and the routes without a language, and nothing else', () => {
  const isBuilt = readBuiltAddresses(
    writeBuild({
      '/[locale]/view/events/[...state]/page': '/[locale]/view/events/[...state]',
      '/_not-found/page': '/_not-found',
      '/robots.txt/route': '/robots.txt',
      '/sitemap/[file]/route': '/sitemap/[file]',
    }),
  )
  for (const path of ['/robots.txt', '/sitemap/event-1.xml', '/_next/static/chunks/a.js']) {
    expect(isBuilt(path), path).toBe(true)
  }
  for (const path of [
    '/foo.php',
    '/robotsxtxt',
    '/sitemap',
    '/sitemap/a/b',
    '/_not-found',
    '/_next/static/chunks/b.js',
  ]) {
    expect(isBuilt(path), path).toBe(false)
  }
})
