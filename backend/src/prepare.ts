import { sql } from 'drizzle-orm'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { refreshLeftBehind } from '#database/search/refresh-search.ts'
import { prepareDemo } from '#demo/prepare-demo.ts'
import { readEnv } from './env.ts'

const lockNumber = 1911

/** Brings the database to the newest shape and, where nothing is there yet, fills it with the demo theatre. */
async function prepare(): Promise<void> {
  const env = readEnv()
  const lock = connect(env.DATABASE_URL, { statementTimeoutMs: 0 })
  const database = connect(env.DATABASE_URL, { statementTimeoutMs: 120_000 })
  // Held by one connection until the end, so that several instances that start together do this one after another.
  const held = await lock.$client.connect()
  try {
    await held.query('select pg_advisory_lock($1)', [lockNumber])
    await migrate(database)
    await prepareDemo(database, { dataFolder: env.FOYER_DATA, now: new Date(), report: printLine })
    await refreshLeftBehind(database)
    await database.execute(sql`delete from session where expires_at < now()`)
  } finally {
    held.release(true)
    await database.$client.end()
    await lock.$client.end()
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

// Whoever started this process through a channel is gone; what was not finished is taken back by the database.
const giveUp = () => process.exit(1)
process.on('disconnect', giveUp)
// Without a parent that speaks to it, `connected` is undefined.
if (process.connected === (false as boolean | undefined)) giveUp()

await prepare()
// Without a listener the channel no longer keeps the process alive.
process.off('disconnect', giveUp)
