import { spawnSync } from 'node:child_process'
import { runBuild } from '#build/build-stale.ts'
import { contracts } from '#build/builds.ts'
import { fingerprint } from '#build/fingerprint.ts'
import type { Check } from './check.ts'

const generated = ['schema', 'web/src/ui/fonts']

/** The committed contracts, and what else is generated and committed, are those that the sources give. */
export const contractCheck: Check = {
  name: 'Contract',
  run: async ({ root, note, signal }) => {
    const before = fingerprint(root, generated)
    await runBuild(contracts, { root, note, signal })
    const difference = uncommitted(root)
    if (difference !== undefined) {
      return {
        ok: difference === '',
        output: `Not as committed; run „npm run generate“ and review:\n${difference}`,
      }
    }
    const isSame = fingerprint(root, generated) === before
    return {
      ok: isSame,
      output: `${generated.join(' or ')} was not what the sources give; it is now.`,
    }
  },
}

/** Nothing where there is no repository to compare with, as in a downloaded archive. */
function uncommitted(root: string): string | undefined {
  const git = spawnSync('git', ['status', '--porcelain', '--', ...generated], {
    cwd: root,
    encoding: 'utf8',
  })
  return git.status === 0 ? git.stdout.trim() : undefined
}
