import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFileAddress, isBuildFile } from './addresses.ts'

const Routes = z.record(z.string(), z.string())

/** Whether the build in this folder has something at a path without a language: a file, or a route such as `/sitemap/[file]`. */
export function readBuiltAddresses(folder: string): (path: string) => boolean {
  const manifest: unknown = JSON.parse(
    readFileSync(`${folder}/app-path-routes-manifest.json`, 'utf8'),
  )
  const tests = Object.values(Routes.parse(manifest))
    .filter((route) => !/^\/(?:\[|_)/.test(route))
    .map(pathTest)
  const files = new Set(
    readdirSync(`${folder}/static`, { recursive: true, encoding: 'utf8' }).map(buildFileAddress),
  )
  return (path) =>
    isBuildFile(path) ? files.has(decodeURIComponent(path)) : tests.some((test) => test.test(path))
}

const pathTest = (route: string) =>
  new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '[^/]+')}$`)
