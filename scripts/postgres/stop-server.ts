import { setTimeout as sleep } from 'node:timers/promises'
import { isPostmaster } from './postmaster.ts'

const limitMs = 20_000
const pollMs = 20

/**
 * Stops the server in PostgreSQL's `fast` mode: open transactions are rolled back, everything is written. If it does not stop in
 * time it is killed; it recovers at the next start.
 */
export async function stopServer({
  cluster,
  pid,
}: {
  cluster: string
  pid: number
}): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (await endsAfter(signal, pid, cluster)) return
  }
}

async function endsAfter(signal: NodeJS.Signals, pid: number, cluster: string): Promise<boolean> {
  if (!isPostmaster(pid, cluster)) return true
  process.kill(pid, signal)
  for (let waited = 0; waited < limitMs; waited += pollMs) {
    if (!isPostmaster(pid, cluster)) return true
    await sleep(pollMs)
  }
  return false
}
