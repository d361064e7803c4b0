import pg from 'pg'
import { countMissingMigrations } from '#database/migrate.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

const oldestVersion = 15
const maxClockDifferenceSeconds = 5

/** Whether the database can be reached, is new enough, is the theatre's, and has the tables of this release. */
export async function checkDatabase(
  databaseUrl: string,
  profile: 'production' | 'demo',
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    return [wrong(`The database cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`)]
  }
  try {
    return [
      await checkVersion(client),
      await checkClock(client),
      ...(await checkTables(client, profile)),
    ]
  } catch (error) {
    return [wrong(`The database refuses a query: ${reasonOf(error)}.`)]
  } finally {
    await client.end()
  }
}

async function checkVersion(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const { version } = rows[0]!
  return version >= oldestVersion
    ? fine(`The database is PostgreSQL ${version}.`)
    : wrong(`The database is PostgreSQL ${version}: ${oldestVersion} or newer is needed.`)
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const seconds = Math.round(Math.abs(rows[0]!.now.getTime() - Date.now()) / 1000)
  return seconds <= maxClockDifferenceSeconds
    ? fine('The clocks of database and origin agree.')
    : wrong(`The clocks of database and origin differ by ${seconds} seconds: set both by NTP.`)
}

async function checkTables(client: pg.Client, profile: 'production' | 'demo'): Promise<Finding[]> {
  const missing = await countMissingMigrations(client)
  if (missing === 'all') {
    return [wrong('The database is empty: run the service `prepare`, or npm run serve.')]
  }
  if (missing > 0) {
    return [wrong(`The database lacks ${missing} migrations of this release: run \`prepare\`.`)]
  }
  return [
    fine('The tables are those of this release.'),
    await checkDemo(client, profile),
    await checkAdmin(client),
    await checkMails(client),
    await checkWorker(client),
  ]
}

async function checkDemo(client: pg.Client, profile: string): Promise<Finding> {
  const { rows } = await client.query(`select 1 from setting where key = 'demo'`)
  const isDemo = rows.length > 0
  if (!isDemo) return fine('The database is not that of the demo.')
  return profile === 'demo'
    ? fine('This is the demo theatre: its passwords are public.')
    : wrong('The database contains the demo theatre, whose passwords are public: use another one.')
}

async function checkAdmin(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from role_grant where role = 'admin' and page_id is null`,
  )
  return rows[0]!.count > 0
    ? fine('There is an admin.')
    : wrong('There is no admin, who gives roles to others: run npm run add:admin.')
}

const lateMinutes = 15

async function checkMails(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs
     where last_error is not null and created_at < now() - make_interval(mins => ${lateMinutes})`,
  )
  const { count } = rows[0]!
  return count === 0
    ? fine('No deferred work is late.')
    : wrong(
        `${count} jobs, such as mails, have failed for ${lateMinutes} minutes: see the origin's log.`,
      )
}

const silentSeconds = 60

/** A process that runs jobs renews its lease every few seconds. */
async function checkWorker(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from worker_lease
     where beat_at > now() - make_interval(secs => ${silentSeconds})`,
  )
  return rows[0]!.count > 0
    ? fine('A process runs deferred jobs.')
    : wrong(
        'No process runs deferred jobs, such as mails and the release of seats: start one with JOBS=on.',
      )
}
