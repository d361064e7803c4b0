import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFileAddress, isBuildFile } from './addresses.ts'

const Routes = z.record(z.string(), z.string())
const Rewrites = z.object({
  rewrites: z.object({ beforeFiles: z.array(z.object({ source: z.string() })) }),
})

/**
 * Whether the build in this folder has something at a path without a language: a file of the build or of the public folder, a route
 * such as `/sitemap/[file]`, or a rewritten address such as `/favicon.ico`.
 */
export function readBuiltAddresses(
  folder: string,
  publicFolder: string,
): (path: string) => boolean {
  const manifest: unknown = JSON.parse(
    readFileSync(`${folder}/app-path-routes-manifest.json`, 'utf8'),
  )
  const tests = Object.values(Routes.parse(manifest))
    .filter((route) => !/^\/(?:\[|_)/.test(route))
    .map(pathTest)
  const { rewrites } = Rewrites.parse(
    JSON.parse(readFileSync(`${folder}/routes-manifest.json`, 'utf8')),
  )
  const files = new Set([
    ...filesIn(`${folder}/static`).map(buildFileAddress),
    ...filesIn(publicFolder).map((file) => `/${file}`),
    ...rewrites.beforeFiles.map(({ source }) => source).filter((source) => !source.includes(':')),
  ])
  return (path) =>
    files.has(decodeURIComponent(path)) ||
    (!isBuildFile(path) && tests.some((test) => test.test(path)))
}

const filesIn = (place: string) => readdirSync(place, { recursive: true, encoding: 'utf8' })

const pathTest = (route: string) =>
  new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '[^/]+')}$`)
