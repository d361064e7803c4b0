import { spawnSync } from 'node:child_process'
import { runBuild } from '#build/build-stale.ts'
import { contracts } from '#build/builds.ts'
import { fingerprint } from '#build/fingerprint.ts'
import { routeFiles } from '#generate/routes.ts'
import type { Check } from './check.ts'

/** What is generated and committed. */
const committed = [
  'schema',
  'web/src/modules/any-module.graphql',
  'web/src/ui/fonts',
  ...routeFiles,
]

/** The committed contracts are those that the sources give. */
export const contractCheck: Check = {
  name: 'Contract',
  run: async ({ root, note, signal }) => {
    const before = fingerprint(root, committed)
    await runBuild(contracts, { root, note, signal })
    const difference = uncommitted(root)
    if (difference !== undefined) {
      return {
        ok: difference === '',
        output: `Not as committed; run „npm run generate“ and review:\n${difference}`,
      }
    }
    const isSame = fingerprint(root, committed) === before
    return { ok: isSame, output: 'What is committed was not what the sources give; it is now.' }
  },
}

/** Nothing where there is no repository to compare with, as in a downloaded archive. */
function uncommitted(root: string): string | undefined {
  const git = spawnSync('git', ['status', '--porcelain', '--', ...committed], {
    cwd: root,
    encoding: 'utf8',
  })
  return git.status === 0 ? git.stdout.trim() : undefined
}
