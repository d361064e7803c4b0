export type Link = { fromPath: string; toPath: string }

/**
 * Groups of files that import each other, directly or indirectly; type imports count, since readers have to read all of them.
 * Each group is sorted.
 */
export function findCycles(links: Link[]): string[][] {
  const targets = Map.groupBy(links, ({ fromPath }) => fromPath)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const cycles: string[][] = []

  // Tarjan's strongly connected components.
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file)!)
    path.push(file)
    onPath.add(file)
    for (const { toPath } of targets.get(file) ?? []) {
      if (!order.has(toPath)) visit(toPath)
      if (onPath.has(toPath)) low.set(file, Math.min(low.get(file)!, low.get(toPath)!))
    }
    if (low.get(file) !== order.get(file)) return
    const members = path.splice(path.indexOf(file))
    for (const member of members) onPath.delete(member)
    const importsItself = targets.get(file)?.some(({ toPath }) => toPath === file)
    if (members.length > 1 || importsItself) cycles.push(members.toSorted())
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return cycles
}
