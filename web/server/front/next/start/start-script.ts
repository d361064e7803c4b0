import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { env } from '#lib/env.ts'

const buildFolder = fileURLToPath(new URL(`../../../../.next-${env.SITE_VARIANT}`, import.meta.url))

// While pages are worked on there is no build, and Next starts them itself.
const buildId =
  env.NODE_ENV === 'development' ? 'none' : readFileSync(`${buildFolder}/BUILD_ID`, 'utf8')

/** The address of the script that starts a page (`web/build/build-start-script.ts`). */
export const startScript = `/_next/static/${buildId}/start.js`
