import { tryCommand } from '#services/run-command.ts'
import type { Check } from './check.ts'

const limitMs = 10 * 60_000

/** A check that runs a package's program; passes if that exits with 0. */
export function commandCheck(name: string, [program, ...args]: [string, ...string[]]): Check {
  return {
    name,
    run: async ({ root, note, signal }) => {
      const { outcome, output } = await tryCommand({
        label: name,
        command: `${root}/node_modules/.bin/${program}`,
        args,
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
