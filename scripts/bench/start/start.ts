import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bench, BenchContext, Outcome } from '#bench/bench.ts'
import { alternate, type Reading } from '#bench/measure/alternate.ts'
import { compare } from '#bench/measure/compare.ts'
import { cpuSeconds, processTree } from '#bench/measure/cpu-seconds.ts'
import { npmCommand } from '#console/npm-command.mjs'
import { databaseUser } from '#postgres/database-user.ts'
import { findHome } from '#postgres/home.ts'
import { freePort } from '#ports/free-port.ts'

const rounds = 5
const restMs = 30_000
const limitMs = 15 * 60_000
const [again, npmAlone] = ['npm start', 'npm alone']

export const start: Bench = {
  name: 'start',
  question:
    'How long does `npm start` take when everything is built, and how much memory does all that it starts take at rest?',
  async run(context): Promise<Outcome> {
    const ports = {
      WEB_PORT: String(await freePort()),
      MESH_PORT: String(await freePort()),
      BACKEND_PORT: String(await freePort()),
    }
    const env = { ...context.env, ...ports, FOYER_DATA: `${context.folder}/data` }
    const { note, signal } = context
    const read = await alternate({
      contenders: [
        { name: again, read: () => startAndRest(context, env) },
        { name: npmAlone, read: () => runNpmAlone(context) },
      ],
      rounds,
      // The first start builds, and loads the demo theatre.
      warmUps: 1,
      note,
      signal,
    })
    return {
      status: 'measured',
      comparisons: [
        compare(read, {
          title: 'A start, compared with npm that starts nothing',
          subject: again,
          base: npmAlone,
          figures: [
            {
              name: 'seconds',
              title: 'Until the theatre is open',
              unit: 's',
              goal: { atMost: 5, of: 'subject' },
            },
            { name: 'cpuSeconds', title: 'Processor until then', unit: 's' },
            {
              name: 'megabytes',
              title: 'Memory of all processes, half a minute later',
              unit: 'MB',
              goal: { atMost: 700, of: 'subject' },
            },
          ],
        }),
      ],
      notes: [
        'npm alone is `npm --version`: how fast this machine was in that moment.',
        'Memory is what each process has for itself, and its part of what several have together (`Pss` in /proc), PostgreSQL and the launcher included.',
      ],
    }
  },
}

async function startAndRest(
  { root, signal }: BenchContext,
  env: NodeJS.ProcessEnv,
): Promise<Reading> {
  const startedAt = performance.now()
  const npm = spawnNpm(['start'], { root, env })
  const pid = npm.pid!
  try {
    await said(npm, 'The theatre is open', AbortSignal.any([signal, AbortSignal.timeout(limitMs)]))
    const seconds = (performance.now() - startedAt) / 1000
    const all = [pid, pidOfDatabase(env)]
    const processor = all.map(cpuSeconds).reduce((one, other) => one + other)
    await wait(restMs, undefined, { signal })
    const megabytes = all.flatMap(processTree).reduce(addMegabytes, 0)
    return { seconds, cpuSeconds: processor, megabytes }
  } finally {
    if (npm.exitCode === null) {
      process.kill(-pid, 'SIGINT')
      await once(npm, 'exit')
    }
  }
}

/** It is started by `pg_ctl`, and no child of ours. */
function pidOfDatabase({ FOYER_DATA }: NodeJS.ProcessEnv): number {
  const home = findHome({ folder: `${FOYER_DATA}/postgres`, user: databaseUser() })
  return Number.parseInt(readFileSync(`${home}/cluster/postmaster.pid`, 'utf8'), 10)
}

async function runNpmAlone({ root, env }: BenchContext): Promise<Reading> {
  const startedAt = performance.now()
  await once(spawnNpm(['--version'], { root, env }), 'exit')
  return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: 0, megabytes: 0 }
}

/** In a process group of its own, so that a stop request reaches all of it, as Ctrl-C does. */
function spawnNpm(
  args: string[],
  { root, env }: { root: string; env: NodeJS.ProcessEnv },
): ChildProcess {
  const npm = npmCommand()
  return spawn(npm.command, [...npm.args, ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function said(child: ChildProcess, sentence: string, signal: AbortSignal): Promise<void> {
  let text = ''
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    signal.throwIfAborted()
    text += String(chunk)
    if (text.includes(sentence)) return void child.stdout!.resume()
  }
  throw new Error(`It ended without saying “${sentence}”: ${text.slice(-500)}`)
}

function addMegabytes(sum: number, pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return sum + (Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1024) / 1e6
}
