import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The path of an installed program, also of those for administrators; undefined if there is none. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A port on which nothing listens at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export type RunningServer = { kill: () => Promise<void> }

type Command = { program: string; args: string[]; port: number; uid?: number | undefined }

/** Runs a server until it is killed; resolves once it listens. */
export async function runServer({ program, args, port, uid }: Command): Promise<RunningServer> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let complaint = ''
  child.stderr.on(
    'data',
    (chunk: Buffer) => (complaint = `${complaint}${String(chunk)}`.slice(-2_000)),
  )
  while (!(await listens(port))) {
    if (isOver(child)) throw new Error(`${program} has ended: ${complaint}`)
    await pause(20)
  }
  return {
    async kill() {
      if (isOver(child)) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}
