import { readFileSync } from 'node:fs'
import { tryCommand } from '#services/run-command.ts'
import type { Check, CheckContext } from '#checks/check.ts'
import { findBreakingChanges } from './breaking-changes.ts'
import { findGraphProblems } from './graph-problems.ts'

const file = 'schema/schema.graphql'

/** The graph keeps the conventions of GraphQL and Relay. Shows, without failing, which changes since the last commit break clients. */
export const graphCheck: Check = {
  name: 'Public graph',
  run: async (context) => {
    const schema = readFileSync(`${context.root}/${file}`, 'utf8')
    const problems = findGraphProblems(file, schema)
    const committed = await readCommitted(context)
    const changes = committed === undefined ? [] : findBreakingChanges(committed, schema)
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
      ...(changes.length > 0 && { remark: describeChanges(changes) }),
    }
  },
}

/** The graph of the last commit; undefined outside a repository. */
async function readCommitted({ root, signal }: CheckContext): Promise<string | undefined> {
  const lines: string[] = []
  const { outcome } = await tryCommand({
    label: 'Reading the committed graph',
    command: 'git',
    args: ['show', `HEAD:${file}`],
    cwd: root,
    onLine: (line) => lines.push(line),
    limitMs: 60_000,
    signal,
  })
  return outcome === 'done' ? lines.join('\n') : undefined
}

function describeChanges(changes: readonly string[]): string {
  return [`${changes.length} breaking changes since the last commit:`, ...changes].join('\n')
}
