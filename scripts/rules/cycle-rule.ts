import { findCycles } from './find-cycles.ts'
import type { Tree } from './read-tree.ts'
import { treeRules, type Violation } from './violation.ts'

export function findCycleViolations({ edges }: Tree): Violation[] {
  const links = edges.flatMap(({ fromPath, toPath }) => (toPath ? [{ fromPath, toPath }] : []))
  return findCycles(links).map(([file = '', ...others]) => ({
    file,
    what: others.length > 0 ? others.join(', ') : 'itself',
    rule: treeRules.cycle,
    advice:
      'files that import each other, types and import() included, are one: move what both need into a file of its own',
  }))
}
