import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Where Next writes the build of a variant. */
export const buildFolder = (variant: string): string =>
  fileURLToPath(new URL(`../../../.next-${variant}`, import.meta.url))

/** The build id, under which its files are served. */
export const readBuildId = (folder: string): string => readFileSync(`${folder}/BUILD_ID`, 'utf8')

/** The configuration of the build, as Next writes it for servers that have no `next.config.ts`. */
export function readBuiltConfig(folder: string): object {
  const files: unknown = JSON.parse(readFileSync(`${folder}/required-server-files.json`, 'utf8'))
  return ServerFiles.parse(files).config
}

const ServerFiles = z.object({ config: z.looseObject({ distDir: z.string() }) })

const Manifest = z.object({ rootMainFiles: z.array(z.string()).min(1) })

/** The scripts that every page starts with, as paths below the folder. */
export function readMainScripts(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(`${folder}/build-manifest.json`, 'utf8'))
  return Manifest.parse(manifest).rootMainFiles
}

const DynamicManifest = z.record(z.string(), z.object({ files: z.array(z.string()) }))

/** The scripts of what pages load with `next/dynamic`, which is the editor, as paths below the folder. */
export function readDynamicScripts(folder: string): string[] {
  const manifests = globSync('server/app/**/react-loadable-manifest.json', { cwd: folder })
  const files = manifests.flatMap((manifest) => {
    const loaded: unknown = JSON.parse(readFileSync(`${folder}/${manifest}`, 'utf8'))
    return Object.values(DynamicManifest.parse(loaded)).flatMap((dynamic) => dynamic.files)
  })
  return [...new Set(files.filter((file) => file.endsWith('.js')))]
}

/** Where our part of the build writes the code of `record-presses.ts`. */
export const recorderFile = 'record-presses.js'
