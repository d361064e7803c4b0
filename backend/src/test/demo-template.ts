import { fileURLToPath } from 'node:url'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { lockKey } from '#database/advisory-lock.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { loadDemo } from '@foyer/demo/load/load.ts'
import { mediaWithoutFiles } from './media/media-without-files.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
/** The sources of the template. */
const sources = ['backend/src', 'backend/migrations', 'demo', 'schema']

/** Read once in each worker. */
let sourcesHash: string | undefined

/** The name of a template database with the demo theatre. The first caller creates it; concurrent callers wait for it. */
export async function demoTemplate(serverUrl: string, now: Date): Promise<string> {
  sourcesHash ??= fingerprint()
  const name = `foyer_template_${sourcesHash}`
  const server = new pg.Client(serverUrl)
  await server.connect()
  try {
    await server.query('select pg_advisory_lock($1, $2)', lockKey('testTemplate'))
    const known = await server.query<{ datistemplate: boolean }>(
      'select datistemplate from pg_database where datname = $1',
      [name],
    )
    if (known.rows[0]?.datistemplate) return name
    // A database that is not a template yet was left by an aborted run.
    await server.query(`drop database if exists ${name}`)
    await server.query(`create database ${name}`)
    await fill(databaseUrl(serverUrl, name), now)
    await server.query(`alter database ${name} is_template true`)
    return name
  } finally {
    await server.end()
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function fill(url: string, now: Date): Promise<void> {
  const database = connect(url, { statementTimeoutMs: 60_000 })
  try {
    await migrate(database)
    await loadDemo(database, { now, report: () => {}, makeMedia: mediaWithoutFiles })
  } finally {
    await database.$client.end()
  }
}

/** A hash of all source files of origin and demo, so that a long-running server never serves an outdated template. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const root of sources.map((folder) => join(project, folder))) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(root, file)
      if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
