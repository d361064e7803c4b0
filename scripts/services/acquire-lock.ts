import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'

/**
 * Locks a folder for this process: returns a function that releases it, or undefined if another process has it. The lock is a
 * listening socket instead of a file, so that the system releases it however the process ends.
 */
export async function acquireLock(
  folder: string,
  purpose: string,
): Promise<(() => void) | undefined> {
  mkdirSync(folder, { recursive: true })
  const address = addressOf(realpathSync(folder), purpose)
  const server =
    (await listen(address)) ??
    ((await removeStaleSocket(address)) ? await listen(address) : undefined)
  return server && (() => void server.close())
}

function addressOf(folder: string, purpose: string): string {
  const hash = createHash('sha256').update(`${purpose} ${folder}`).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return `\0foyer-${hash}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\foyer-${hash}`
  return `${tmpdir()}/foyer-${hash}`
}

function listen(address: string): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve(server.unref()))
  })
}

/** On systems where sockets are files, one may have outlived its process: then no process is listening, and the file is removed. */
function removeStaleSocket(address: string): Promise<boolean> {
  if (!address.startsWith('/')) return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => {
      rmSync(address, { force: true })
      resolve(true)
    })
  })
}
