import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { prepareBackend } from '#services/prepare/prepare-backend.ts'
import { reachDatabase } from '#services/reach-database.ts'
import { runProgram } from '#services/run-program.ts'
import { readSettings } from '#services/settings.ts'

const root = dirname(dirname(import.meta.dirname))

/** Imports programmes into the theatre's database: that of the running instance, or one that is started for the import. */
await runProgram(async (signal) => {
  const settings = readSettings(root, process.env)
  const database = await reachDatabase({
    settings,
    async prepare(databaseUrl) {
      const note = (line: string) => console.log(`  ${line}`)
      await prepareBackend({ root, settings, mode: 'built', databaseUrl, note, signal })
    },
  })
  try {
    const importing = spawn(
      process.execPath,
      [`${root}/demo/import.ts`, ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url }, signal },
    )
    const [code] = (await once(importing, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    await database.close()
  }
})
