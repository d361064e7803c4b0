import { findCycleViolations } from './cycle-rule.ts'
import { readTree } from './read-tree.ts'
import { rules } from './rules.ts'
import { findSizeViolations } from './size-rules.ts'
import { findServerOnlyImports } from './view-rule.ts'
import type { Violation } from './violation.ts'
import { replacedWords } from './word-rule.ts'

/** All violations in the tree, and the number of files read. */
export function findViolations(root: string): { violations: Violation[]; fileCount: number } {
  const tree = readTree(root)
  const ofImports = tree.edges.flatMap((edge) => {
    const { fromPath: file, line, specifier } = edge
    return rules
      .filter((rule) => rule.isBroken(edge))
      .map(({ name, advice }) => ({ file, line, what: specifier, rule: name, advice }))
  })
  const violations = [
    ...ofImports,
    ...findCycleViolations(tree),
    ...findServerOnlyImports(tree),
    ...findSizeViolations(tree),
    ...replacedWords(tree),
  ]
  return { violations, fileCount: tree.files.length }
}
