import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

type ProcessTimes = { parent: number; ticks: number }

/**
 * CPU seconds, of user and system, that a process and all its descendants have used up to now, those that have ended included.
 * Linux only; throws when the process is gone.
 */
export function cpuSeconds(pid: number): number {
  const own = readTimes(pid)
  if (!own) throw new Error(`Process ${pid} is gone.`)
  return (own.ticks + ticksBelow(pid, allTimes())) / ticksPerSecond()
}

/** Of a line of /proc/<pid>/stat; see proc_pid_stat(5). */
export function parseStat(line: string): ProcessTimes {
  // The second field is the program's name in parentheses and may hold blanks and parentheses of its own.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent, ...times] = [fields[1], ...fields.slice(11, 15)]
  if (parent === undefined || times.length < 4) throw new Error('A stat line of /proc is cut off.')
  return { parent, ticks: times.reduce((sum, ticks) => sum + ticks, 0) }
}

function ticksBelow(parent: number, all: ReadonlyMap<number, ProcessTimes>): number {
  let ticks = 0
  for (const [pid, times] of all) {
    if (times.parent === parent) ticks += times.ticks + ticksBelow(pid, all)
  }
  return ticks
}

function allTimes(): Map<number, ProcessTimes> {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const times = readTimes(Number(name))
    if (times) all.set(Number(name), times)
  }
  return all
}

function readTimes(pid: number): ProcessTimes | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // It ended while we were looking around.
    return undefined
  }
}

let knownTicks: number | undefined

/** In which the system counts processor time. */
export function ticksPerSecond(): number {
  return (knownTicks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })))
}
