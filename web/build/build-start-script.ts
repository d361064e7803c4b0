import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const variant = process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const buildFolder = here(`../.next-${variant}`)

// Below the build's own name, so that browsers may keep it for good like the files that Next writes there.
const buildId = readFileSync(`${buildFolder}/BUILD_ID`, 'utf8')

await build({
  input: here('../server/front/next/start/start.ts'),
  platform: 'browser',
  output: { file: `${buildFolder}/static/${buildId}/start.js`, format: 'iife', minify: true },
})
