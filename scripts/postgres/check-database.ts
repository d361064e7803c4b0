import pg from 'pg'
import { Problem } from '#console/problem.mjs'

const oldestMajor = 15
const connectLimitMs = 10_000

/** Checks that the given database can be used; throws a `Problem` that never contains the password. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectLimitMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await checkServer(client)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(`DATABASE_URL is not usable: ${reason(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const result = await client.query<{ version: number; name: string; may_create: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_database() as name,
            has_database_privilege(current_database(), 'create')
              and has_schema_privilege('public', 'create') as may_create`,
  )
  const [server] = result.rows
  if (!server)
    throw new Problem('DATABASE_URL is not usable: the server does not respond to queries.')
  if (server.version < oldestMajor) {
    throw new Problem(
      `DATABASE_URL leads to PostgreSQL ${server.version}: PostgreSQL ${oldestMajor} or newer is needed.`,
    )
  }
  if (!server.may_create) {
    throw new Problem(
      `DATABASE_URL is not usable: its user may not create tables in the database "${server.name}".`,
    )
  }
}

const knownReasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the server closed the connection',
  EHOSTUNREACH: 'that host cannot be reached',
  ENETUNREACH: 'that host cannot be reached',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'there is no host of that name',
  ETIMEDOUT: 'the server does not respond',
  '28P01': 'the server refuses this user or password',
  '28000': 'the server refuses this user or password',
  '3D000': 'that database does not exist',
  '53300': 'the server has no free connection',
  '57P03': 'the server is just starting',
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'the server cannot be reached'
  const code = 'code' in error ? String(error.code) : ''
  const inner =
    error instanceof AggregateError ? (error.errors[0] as NodeJS.ErrnoException) : undefined
  return knownReasons[code] ?? knownReasons[inner?.code ?? ''] ?? error.message
}
