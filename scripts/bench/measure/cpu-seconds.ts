import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

type ProcessTimes = { parent: number; ticks: number }

/**
 * CPU seconds (user and system) used so far by a process and its descendants, ended ones included. Linux only; throws if the
 * process has ended.
 */
export function cpuSeconds(pid: number): number {
  const own = readTimes(pid)
  if (!own) throw new Error(`Process ${pid} is gone.`)
  return (own.ticks + ticksBelow(pid, allTimes())) / ticksPerSecond()
}

/** A process and its descendants, by their numbers. */
export function processTree(pid: number): number[] {
  const all = allTimes()
  const below = (parent: number): number[] =>
    [...all].flatMap(([child, times]) => (times.parent === parent ? [child, ...below(child)] : []))
  return [pid, ...below(pid)]
}

/** Parses a line of /proc/<pid>/stat; see proc_pid_stat(5). */
export function parseStat(line: string): ProcessTimes {
  // The second field is the program's name in parentheses and may itself contain blanks and parentheses.
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
    // The process has ended meanwhile.
    return undefined
  }
}

let knownTicks: number | undefined

/** The clock ticks per second in which the kernel counts CPU time. */
export function ticksPerSecond(): number {
  return (knownTicks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })))
}
