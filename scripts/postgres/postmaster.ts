import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Postmaster = { pid: number; port: number }

const startLimitMs = 60_000

/** The server running on this cluster, by its pid file; waits while it is starting or stopping. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + startLimitMs
  for (;;) {
    const claim = readClaim(cluster)
    if (!claim || !isPostmaster(claim.pid, cluster)) return undefined
    if (claim.status === 'ready') return { pid: claim.pid, port: claim.port }
    if (Date.now() > deadline) return { pid: claim.pid, port: claim.port }
    await sleep(50)
  }
}

/** The first lines of `postmaster.pid`: pid, cluster, start, port, socket, address, shared memory, status. */
function readClaim(cluster: string): (Postmaster & { status: string }) | undefined {
  const file = `${cluster}/postmaster.pid`
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port, status: lines[7]?.trim() ?? 'starting' } : undefined
}

/**
 * Whether this process is the server of this cluster. The pid alone proves little: after a reboot another program may have it.
 */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid)
  try {
    // Empty for a zombie process.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
