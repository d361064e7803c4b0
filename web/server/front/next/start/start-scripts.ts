import { readFileSync } from 'node:fs'
import { buildFolder, readBuildId, recorderFile } from '#front/next/build-folder.ts'
import { buildFileAddress } from '#front/next/addresses.ts'
import { env } from '#lib/env.ts'
import type { StartScripts } from './delayed-start.ts'

/** The start scripts of this build. In development there are none, and Next starts pages itself. */
export function readStartScripts(): StartScripts {
  if (env.NODE_ENV === 'development') return { address: '', draftAddress: '', recorder: '' }
  const folder = buildFolder(env.SITE_VARIANT)
  const addressOf = (file: string) => buildFileAddress(`${readBuildId(folder)}/${file}`)
  return {
    address: addressOf('start.js'),
    draftAddress: addressOf('request-draft.js'),
    recorder: readFileSync(`${folder}/${recorderFile}`, 'latin1').trim(),
  }
}
