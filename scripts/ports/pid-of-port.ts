import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const listening = '0A'

/** The process that listens on a TCP port; if several share the socket, the oldest, which is their parent. Linux only. */
export function pidOfPort(port: number): number {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningSockets(table, port)))
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const pid = pids.toSorted((a, b) => a - b).find((each) => holdsOneOf(each, sockets))
  if (pid === undefined) throw new Error(`Nobody whom we may see listens on port ${port}.`)
  return pid
}

function listeningSockets(table: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')
  return readFileSync(`/proc/net/${table}`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && local?.endsWith(`:${wanted}`))
    .map((fields) => `socket:[${fields[9]}]`)
}

function holdsOneOf(pid: number, sockets: ReadonlySet<string>): boolean {
  try {
    const folder = `/proc/${pid}/fd`
    return readdirSync(folder).some((fd) => isOneOf(`${folder}/${fd}`, sockets))
  } catch {
    // The process has ended or belongs to another user.
    return false
  }
}

function isOneOf(link: string, sockets: ReadonlySet<string>): boolean {
  try {
    return sockets.has(readlinkSync(link))
  } catch {
    return false
  }
}
