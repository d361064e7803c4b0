import { globSync, readFileSync } from 'node:fs'
import { placeOf } from './place.ts'
import { readImports } from './read-imports.ts'
import { readWorkspace, resolveImport } from './resolve-import.ts'
import type { Edge } from './rules.ts'

const workspaceFolders = ['', 'schema', 'mesh', 'web', 'backend', 'demo', 'admin']
const sources =
  '{*,{schema,mesh,web,backend,demo,admin,scripts,tests}/**/*}.{ts,tsx,mts,mjs,css,graphql}'
const passedOver =
  /(^|\/)(node_modules|\.[^/]+|generated|public|dist|test-results|playwright-report)(\/|$)/
const importing = /\.(ts|tsx|mts|mjs)$/

export type Tree = {
  /** Paths of all hand-written files. */
  files: string[]
  /** Every import between them, types included. */
  edges: Edge[]
  read: (path: string) => string
}

export function readTree(root: string): Tree {
  const workspaces = workspaceFolders.flatMap((folder) => readWorkspace(root, folder) ?? [])
  const files = globSync(sources, { cwd: root, exclude: (path) => passedOver.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !passedOver.test(path) && path !== 'schema/schema.graphql')
    .toSorted()
  const edges = files
    .filter((file) => importing.test(file))
    .flatMap((file) => {
      const from = placeOf(file)
      return readImports(`${root}/${file}`).map((reference): Edge => {
        const toPath = resolveImport(file, reference.specifier, workspaces)
        const to = toPath === undefined ? undefined : placeOf(toPath)
        return { ...reference, from, to, fromPath: file, toPath }
      })
    })
  return { files, edges, read: (path) => readFileSync(`${root}/${path}`, 'utf8') }
}
