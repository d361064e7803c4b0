import { resolve } from 'node:path'
import { connect } from '@foyer/backend/src/database/connect.ts'
import { migrate } from '@foyer/backend/src/database/migrate.ts'
import { readImportEnv } from './env.ts'
import { importArchive } from './import/nyphil/import-archive.ts'
import { createProgress } from './import/progress.ts'

const usage = 'Usage: npm run import -w @foyer/demo -- nyphil <folder>'

/** Imports programmes from files: `nyphil <folder>`. */
async function runImport([source, folder]: string[]): Promise<void> {
  if (source !== 'nyphil' || !folder) throw new Error(usage)
  const env = readImportEnv()
  const database = connect(env.DATABASE_URL, { statementTimeoutMs: 120_000 })
  const progress = createProgress(process.stdout)
  try {
    await migrate(database)
    const { concerts, programmes, skipped } = await importArchive(
      database,
      resolve(env.INIT_CWD, folder),
      {
        onProgress: ({ file, share, concerts }) =>
          progress.show(share, `${file}, ${concerts} concerts`),
        onSkipped: ({ file, id, reason }) => progress.say(`skipped ${file}, ${id}: ${reason}`),
      },
    )
    await database.execute('analyze')
    progress.say(`imported ${concerts} concerts, ${programmes} programmes, ${skipped} skipped`)
  } finally {
    await database.$client.end()
  }
}

await runImport(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
