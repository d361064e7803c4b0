import type { Tree } from './read-tree.ts'
import type { Edge } from './rules.ts'
import { treeRules, type Violation } from './violation.ts'

const views = /^web\/src\/modules\/.+\.tsx?$/
/** Server-only imports: marked as such, or of Node or Next's server. */
const onlyOnServers =
  /^(server-only|node:.+|next\/(headers|cache|server)|next-intl\/server|next-intl\/middleware)$/
const asyncComponent = /export (default )?async function [A-Z]/

/** The editor renders views of modules in the browser: neither they nor their imports may be server-only or asynchronous. */
export function findServerOnlyImports({ files, edges, read }: Tree): Violation[] {
  const targets = Map.groupBy(
    // Types do not exist at run time.
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

/** The first chain of imports from a view to something server-only. */
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
