import { fileURLToPath } from 'node:url'
import { openFiles } from '@foyer/backend/src/files/open-files.ts'
import { readEnv } from '@foyer/backend/src/env.ts'
import { prepareDatabase } from '@foyer/backend/src/prepare-database.ts'
import { runWithParent } from '@foyer/backend/src/run-with-parent.ts'
import { prepareDemo } from './load/prepare-demo.ts'

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/foyer', import.meta.url))

/** Migrates the database and seeds it with the demo theatre if it is empty. Progress is printed to standard output. */
await runWithParent(async () => {
  const env = readEnv()
  if (env.FOYER_PROFILE !== 'demo') {
    throw new Error(
      'The demo theatre is seeded in the demo profile alone: its passwords are public.',
    )
  }
  const bucket = env.S3_BUCKET === '' ? undefined : (await openFiles(env)).media
  const report = (line: string) => void process.stdout.write(`${line}\n`)
  return prepareDatabase(env.DATABASE_URL, (database) =>
    prepareDemo(database, {
      dataFolder: env.FOYER_DATA,
      bucket,
      cacheFolder,
      variant: env.SITE_VARIANT,
      now: new Date(),
      report,
    }),
  )
})
