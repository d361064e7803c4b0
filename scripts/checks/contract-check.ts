import { spawnSync } from 'node:child_process'
import { runBuild } from '#build/build-stale.ts'
import { contracts } from '#build/builds.ts'
import { fingerprint } from '#build/fingerprint.ts'
import { routeFiles } from '#generate/routes.ts'
import type { Check } from './check.ts'

/** Generated files that are committed. */
const committed = [
  'docs/operating.md',
  'schema',
  'web/src/modules/any-module.graphql',
  'web/src/ui/fonts',
  ...routeFiles,
]

/** Checks that the committed contracts match their sources. */
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

/** Undefined without a git repository, as in a downloaded archive. */
function uncommitted(root: string): string | undefined {
  const git = spawnSync('git', ['status', '--porcelain', '--', ...committed], {
    cwd: root,
    encoding: 'utf8',
  })
  return git.status === 0 ? git.stdout.trim() : undefined
}
