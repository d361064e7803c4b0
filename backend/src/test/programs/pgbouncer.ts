import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, findProgram, runServer, type RunningServer } from './run-server.ts'

const program = findProgram('pgbouncer')

/** Whether there is a PgBouncer to test with (in Debian: `pgbouncer`). */
export const hasPgBouncer = program !== undefined

/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined

const ourSettings =
  "connect_query='set join_collapse_limit = 1; set jit = off; set statement_timeout = 5000'"

type PgBouncer = RunningServer & { url: string }

/** Starts a PgBouncer in transaction mode before a database, with few connections to it, set up as `docs/operating.md` says. */
export async function startPgBouncer(
  databaseUrl: string,
  { hasOurSettings = true } = {},
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pgbouncer-'))
  const port = await findFreePort()
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl)
  const server = `host=${hostname} port=${serverPort} dbname=${pathname.slice(1)} user=${username} password=${password}`
  const file = join(folder, 'pgbouncer.ini')
  const settings = `[databases]
foyer = ${server}${hasOurSettings ? ` ${ourSettings}` : ''}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
ignore_startup_parameters = options, statement_timeout, extra_float_digits
`
  writeFileSync(file, settings, { mode: 0o644 })
  chmodSync(folder, 0o755)
  const running = await runServer({ program: program!, args: [file], port, uid: nobody })
  return {
    url: `postgres://foyer@127.0.0.1:${port}/foyer`,
    async kill() {
      await running.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
