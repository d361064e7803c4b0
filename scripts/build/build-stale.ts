import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { npmCommand } from '#console/npm-command.mjs'
import { step } from '#console/step.mjs'
import { acquireLock } from '#services/acquire-lock.ts'
import { runCommand } from '#services/run-command.ts'
import type { Build } from './builds.ts'
import { type Digests, fingerprint } from './fingerprint.ts'

export type BuildOptions = { root: string; env?: NodeJS.ProcessEnv; signal: AbortSignal }

/** Runs the builds whose sources or results have changed since their last run, in order. */
export async function buildStale(builds: Build[], options: BuildOptions): Promise<void> {
  const digests: Digests = new Map()
  if (builds.every((build) => isFresh(build, options.root, digests))) return
  const giveUp = await waitForLock(options)
  try {
    for (const build of builds) {
      if (isFresh(build, options.root)) continue
      await step(build.label, (note) => runBuild(build, { ...options, note }))
    }
  } finally {
    giveUp()
  }
}

/** Runs a build, stale or not. Its output goes to `note`. */
export async function runBuild(
  build: Build,
  { root, env, note, signal }: BuildOptions & { note: (text: string) => void },
): Promise<void> {
  const record = recordOf(build, root)
  const madeFrom = fingerprint(root, build.paths)
  rmSync(record, { force: true })
  const npm = npmCommand()
  await runCommand({
    label: build.label,
    command: npm.command,
    args: [...npm.args, ...build.npmArguments],
    cwd: root,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      // The same sources yield files of the same names.
      SITE_BUILD_ID: madeFrom.slice(0, 20),
      ...env,
    },
    onLine: (line) => note(line.trim()),
    limitMs: build.limitMs,
    signal,
  })
  writeFileSync(record, fingerprint(root, build.paths))
}

function isFresh(build: Build, root: string, digests?: Digests): boolean {
  const record = recordOf(build, root)
  if (![...build.results.map((result) => `${root}/${result}`), record].every(existsSync))
    return false
  return readFileSync(record, 'utf8') === fingerprint(root, build.paths, digests)
}

const recordOf = ({ results: [first] }: Build, root: string) => `${root}/${first}.made-from`

/** Two launchers with different data folders may share a checkout, but must not build in it concurrently. */
async function waitForLock({ root, signal }: BuildOptions): Promise<() => void> {
  const claim = await acquireLock(root, 'build')
  if (claim) return claim
  return step('Waiting for another build in this folder', async () => {
    for (;;) {
      await sleep(500, undefined, { signal })
      const freed = await acquireLock(root, 'build')
      if (freed) return freed
    }
  })
}
