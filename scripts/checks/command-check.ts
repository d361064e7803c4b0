import { npmCommand } from '#console/npm-command.mjs'
import { tryCommand } from '#services/run-command.ts'
import type { Check } from './check.ts'

const limitMs = 10 * 60_000

/** A check that is a program of a package, ok when it exits with 0. */
export function commandCheck(name: string, command: string[], needs?: string[]): Check {
  return {
    name,
    ...(needs && { needs }),
    run: async ({ root, note, signal }) => {
      const npm = npmCommand()
      const { outcome, output } = await tryCommand({
        label: name,
        command: npm.command,
        args: [...npm.args, 'exec', '--no', '--', ...command],
        cwd: root,
        env: { ...process.env, NO_COLOR: '1' },
        onLine: note,
        limitMs,
        signal,
      })
      return { ok: outcome === 'done', output }
    },
  }
}
