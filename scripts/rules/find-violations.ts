import { brokenCycles } from './cycle-rule.ts'
import { readTree } from './read-tree.ts'
import { rules } from './rules.ts'
import { oversized } from './size-rules.ts'
import { viewsThatNeedAServer } from './view-rule.ts'
import type { Violation } from './violation.ts'
import { replacedWords } from './word-rule.ts'

/** Everything in the tree that breaks a rule, and how many files were read. */
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
    ...brokenCycles(tree),
    ...viewsThatNeedAServer(tree),
    ...oversized(tree),
    ...replacedWords(tree),
  ]
  return { violations, fileCount: tree.files.length }
}
