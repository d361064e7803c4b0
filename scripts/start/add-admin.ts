import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { reachDatabase } from '#services/reach-database.ts'
import { runProgram } from '#services/run-program.ts'
import { readSettings } from '#services/settings.ts'

const root = dirname(dirname(import.meta.dirname))

/** `npm run add:admin`: adds an admin to the database of the running theatre, or to one that is started for the command. */
await runProgram(async (signal) => {
  const settings = readSettings(root, process.env, 'production')
  // The command itself brings the tables up to date.
  const database = await reachDatabase({ settings, prepare: () => Promise.resolve() })
  try {
    const adding = spawn(
      process.execPath,
      [`${root}/backend/src/add-admin.ts`, ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url }, signal },
    )
    const [code] = (await once(adding, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    await database.close()
  }
})
