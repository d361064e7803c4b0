import type { Tree } from './read-tree.ts'
import type { Edge } from './rules.ts'
import { treeRules, type Violation } from './violation.ts'

const views = /^web\/src\/modules\/.+\.tsx?$/
/** What only a server has: marked so, or of Node or of Next's server. */
const onlyOnServers =
  /^(server-only|node:.+|next\/(headers|cache|server)|next-intl\/server|next-intl\/middleware)$/
const asyncComponent = /export (default )?async function [A-Z]/

/** An editor draws the views of modules in the browser: neither they nor what they import may need a server or be asynchronous. */
export function viewsThatNeedAServer({ files, edges, read }: Tree): Violation[] {
  const targets = Map.groupBy(
    // What is only a type is not there at run time.
    edges.filter(({ isType }) => !isType),
    ({ fromPath }) => fromPath,
  )
  return files
    .filter((file) => views.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const way = wayToServer(file, targets, read)
      if (!way) return []
      return [
        {
          file,
          what: way.join(' → '),
          rule: treeRules.view,
          advice: 'hand it what was read as a prop, or let the page compose it',
        },
      ]
    })
}

/** The first chain of imports from a view to something of a server. */
function wayToServer(
  view: string,
  targets: Map<string, Edge[]>,
  read: Tree['read'],
): string[] | undefined {
  const seen = new Set([view])
  const waiting: string[][] = [[view]]
  for (let way = waiting.shift(); way; way = waiting.shift()) {
    const file = way.at(-1)!
    if (file.endsWith('.tsx') && asyncComponent.test(read(file))) return [...way, 'async']
    for (const { specifier, toPath } of targets.get(file) ?? []) {
      if (onlyOnServers.test(specifier)) return [...way, specifier]
      if (toPath === undefined || seen.has(toPath) || !targets.has(toPath)) continue
      seen.add(toPath)
      waiting.push([...way, toPath])
    }
  }
  return undefined
}
