import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const variant = process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const buildFolder = here(`../.next-${variant}`)

// A new worker with each build, so that browsers update it.
const buildId = readFileSync(`${buildFolder}/BUILD_ID`, 'utf8')

await build({
  input: here('./service-worker.ts'),
  platform: 'browser',
  transform: {
    define: { BUILD_ID: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
  },
  output: { file: `${buildFolder}/service-worker.js`, format: 'iife', minify: true },
})
