import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { buildFolder, readBuildId, recorderFile } from '#front/next/build-folder.ts'

const folder = buildFolder(process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre')

/** Bundles a script that browsers run before or beside the framework. */
async function bundle(source: string, file: string): Promise<void> {
  const input = fileURLToPath(new URL(`../server/front/next/start/${source}`, import.meta.url))
  await build({ input, platform: 'browser', output: { file, format: 'iife', minify: true } })
}

// Below the build's own id, so that browsers may cache it permanently like the files that Next writes there.
const ownFolder = `${folder}/static/${readBuildId(folder)}`
await bundle('start.ts', `${ownFolder}/start.js`)
await bundle('request-draft.ts', `${ownFolder}/request-draft.js`)
await bundle('record-presses.ts', `${folder}/${recorderFile}`)
