import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { reachDatabase } from '#services/reach-database.ts'
import { runProgram } from '#services/run-program.ts'
import { readSettings } from '#services/settings.ts'
import { operationOf } from './operation.ts'

const root = dirname(dirname(import.meta.dirname))
const [command = 'backup', ...args] = process.argv.slice(2)

/** `npm run backup`, `npm run restore` and `npm run doctor`, for the database and the files that `npm start` and `npm run serve` use. */
await runProgram(async (signal) => {
  const settings = readSettings(root, process.env, 'production')
  const database = await reachDatabase({ settings, prepare: () => Promise.resolve() })
  try {
    const operation = operationOf(command, {
      settings,
      args,
      databaseUrl: database.url,
      env: process.env,
    })
    const program = `${root}/backend/src/commands/${command}.ts`
    const working = spawn(process.execPath, [program, ...operation.args], {
      stdio: 'inherit',
      // The folder in which npm was called: names of files are relative to it.
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: operation.env,
      signal,
    })
    const [code] = (await once(working, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    await database.close()
  }
})
