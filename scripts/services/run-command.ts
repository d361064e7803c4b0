import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Problem } from '#console/problem.mjs'
import { saysDiskIsFull } from '#console/explain.mjs'

export type Command = {
  /** What it does, as in „Building the site“; begins the sentence when it fails. */
  label: string
  command: string
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  onLine?: (line: string) => void
  limitMs: number
  signal: AbortSignal
}

const leash = `${import.meta.dirname}/leash.ts`
const keptLines = 200
const graceMs = 5000

/** Runs a command to its end and answers with its output; throws a `Problem` with its last words when it fails. */
export async function runCommand(options: Command): Promise<string> {
  const { label, limitMs } = options
  const run = await tryCommand(options)
  if (run.outcome === 'done') return run.output
  if (run.outcome === 'late') {
    throw new Problem(
      `${label} took longer than ${Math.round(limitMs / 1000)} seconds.`,
      run.output,
    )
  }
  if (saysDiskIsFull(run.output)) {
    throw new Problem(`The disk is full (${label}): make room and start again.`)
  }
  throw new Problem(`${label} failed.`, run.output)
}

export type CommandEnd = { outcome: 'done' | 'failed' | 'late'; output: string }

/** Like `runCommand`, for those to whom a failure is an answer. Throws only when it is interrupted by `signal`. */
export async function tryCommand(options: Command): Promise<CommandEnd> {
  const { command, args, cwd, env, onLine, limitMs, signal } = options
  signal.throwIfAborted()
  const child = spawn(process.execPath, [leash, command, ...args], {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream! }).on('line', (line) => {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      onLine?.(line)
    })
  }
  let late = false
  let hardStop: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    hardStop = setTimeout(() => child.connected && child.disconnect(), graceMs)
  }
  const limit = setTimeout(() => {
    late = true
    stop()
  }, limitMs)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    signal.throwIfAborted()
    const output = lines.join('\n')
    if (late) return { outcome: 'late', output }
    return { outcome: code === 0 ? 'done' : 'failed', output }
  } finally {
    clearTimeout(limit)
    clearTimeout(hardStop)
    signal.removeEventListener('abort', stop)
  }
}
