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
  const rewrites = { beforeFiles: [{ source: '/favicon.ico' }, { source: '/de/:path*' }] }
  writeFileSync(`${folder}/routes-manifest.json`, JSON.stringify({ rewrites }))
  mkdirSync(`${folder}/public/icons`, { recursive: true })
  writeFileSync(`${folder}/public/icons/icon.svg`, '')
  return folder
}

test('X-01 the build has its files and the routes without a language, and nothing else', () => {
  const folder = writeBuild({
    '/[locale]/view/events/[...state]/page': '/[locale]/view/events/[...state]',
    '/_not-found/page': '/_not-found',
    '/robots.txt/route': '/robots.txt',
    '/sitemap/[file]/route': '/sitemap/[file]',
  })
  const isBuilt = readBuiltAddresses(folder, `${folder}/public`)
  for (const path of [
    '/favicon.ico',
    '/icons/icon.svg',
    '/robots.txt',
    '/sitemap/event-1.xml',
    '/_next/static/chunks/a.js',
  ]) {
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
