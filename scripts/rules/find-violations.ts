import { globSync } from 'node:fs'
import { placeOf } from './place.ts'
import { readImports } from './read-imports.ts'
import { readWorkspace, resolveImport } from './resolve-import.ts'
import { rules } from './rules.ts'

export type Violation = {
  file: string
  line: number
  specifier: string
  rule: string
  advice: string
}

const workspaceFolders = ['', 'schema', 'mesh', 'web', 'backend', 'demo']
const sources = '{*,{schema,mesh,web,backend,demo,scripts,tests}/**/*}.{ts,tsx,mts,mjs}'
const passedOver =
  /(^|\/)(node_modules|\.[^/]+|generated|public|test-results|playwright-report)(\/|$)/

/** Every import in the tree that breaks a rule, and how many files were read. */
export function findViolations(root: string): { violations: Violation[]; fileCount: number } {
  const workspaces = workspaceFolders.flatMap((folder) => readWorkspace(root, folder) ?? [])
  const files = globSync(sources, { cwd: root, exclude: (path) => passedOver.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !passedOver.test(path))
    .toSorted()
  const violations = files.flatMap((file) => {
    const from = placeOf(file)
    return readImports(`${root}/${file}`).flatMap((reference) => {
      const toPath = resolveImport(file, reference.specifier, workspaces)
      const to = toPath === undefined ? undefined : placeOf(toPath)
      const edge = { ...reference, from, to, fromPath: file, toPath }
      const { line, specifier } = reference
      return rules
        .filter((rule) => rule.isBroken(edge))
        .map(({ name, advice }) => ({ file, line, specifier, rule: name, advice }))
    })
  })
  return { violations, fileCount: files.length }
}
