import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Problem } from '#console/problem.mjs'
import { isDiskFullOutput } from '#console/explain.mjs'

export type Command = {
  /** What it does, such as "Building the site"; the start of the error message. */
  label: string
  command: string
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  onLine?: (line: string) => void
  limitMs: number
  signal: AbortSignal
}

const supervise = `${import.meta.dirname}/supervise.ts`
const maxLines = 200
const graceMs = 5000

/** Runs a command and returns its output; throws a `Problem` with the end of its output if it fails. */
export async function runCommand(options: Command): Promise<string> {
  const { label, limitMs } = options
  const run = await tryCommand(options)
  if (run.outcome === 'done') return run.output
  if (run.outcome === 'timed-out') {
    throw new Problem(
      `${label} took longer than ${Math.round(limitMs / 1000)} seconds.`,
      run.output,
    )
  }
  if (isDiskFullOutput(run.output)) {
    throw new Problem(`The disk is full (${label}): make room and start again.`)
  }
  throw new Problem(`${label} failed.`, run.output)
}

export type CommandResult = { outcome: 'done' | 'failed' | 'timed-out'; output: string }

/** Like `runCommand`, but returns failures. Throws only when aborted by `signal`. */
export async function tryCommand(options: Command): Promise<CommandResult> {
  const { command, args, cwd, env, onLine, limitMs, signal } = options
  signal.throwIfAborted()
  const child = spawn(process.execPath, [supervise, command, ...args], {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream! }).on('line', (line) => {
      lines.push(line)
      if (lines.length > maxLines) lines.shift()
      onLine?.(line)
    })
  }
  let isTimedOut = false
  let hardStop: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    hardStop = setTimeout(() => child.connected && child.disconnect(), graceMs)
  }
  const limit = setTimeout(() => {
    isTimedOut = true
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
    if (isTimedOut) return { outcome: 'timed-out', output }
    return { outcome: code === 0 ? 'done' : 'failed', output }
  } finally {
    clearTimeout(limit)
    clearTimeout(hardStop)
    signal.removeEventListener('abort', stop)
  }
}
