import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Running } from '#services/keep-running.ts'

type Place = { root: string; databaseUrl: string; dataFolder: string; signal: AbortSignal }

type Work = {
  prepare: (signal: AbortSignal) => Promise<void>
  /** Starts the services and resolves once all are ready. */
  serve: (signal: AbortSignal) => Promise<Running[]>
}

/**
 * Prepares the database and starts the services: one after the other if tables may change, otherwise at the same time, since programs take
 * seconds to load. If one of both fails, nothing is left running.
 */
export async function prepareAndServe(place: Place, { prepare, serve }: Work): Promise<Running[]> {
  const record = `${place.dataFolder}/prepared-for`
  const tables = tablesOf(place)
  if (!existsSync(record) || readFileSync(record, 'utf8') !== tables) {
    rmSync(record, { force: true })
    await prepare(place.signal)
    writeFileSync(record, tables)
    return serve(place.signal)
  }
  const failure = new AbortController()
  const signal = AbortSignal.any([place.signal, failure.signal])
  const giveUp = (error: unknown) => {
    failure.abort(error)
    throw error
  }
  const [prepared, served] = await Promise.allSettled([
    prepare(signal).catch(giveUp),
    serve(signal).catch(giveUp),
  ])
  if (prepared.status === 'fulfilled' && served.status === 'fulfilled') return served.value
  if (served.status === 'fulfilled') {
    for (const service of served.value.toReversed()) await service.stop()
  }
  throw signal.reason
}

/** The database and the migrations of this release: what the tables depend on. */
function tablesOf({ root, databaseUrl }: Place): string {
  const migrations = readFileSync(`${root}/backend/migrations/meta/_journal.json`)
  return createHash('sha256').update(migrations).digest('hex') + addressOf(databaseUrl)
}

/** Without the password. The embedded server has another port at each start. */
function addressOf(databaseUrl: string): string {
  const { hostname, pathname } = new URL(databaseUrl)
  return ` ${hostname}${pathname}\n`
}
