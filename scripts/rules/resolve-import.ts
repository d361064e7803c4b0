import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { z } from 'zod'

const manifestShape = z.object({
  name: z.string().optional(),
  imports: z.record(z.string(), z.string()).optional(),
})

export type Workspace = {
  /** Path in the tree; empty for the root. */
  folder: string
  name: string | undefined
  imports: Record<string, string>
}

export function readWorkspace(root: string, folder: string): Workspace | undefined {
  const file = posix.join(root, folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { name, imports = {} } = manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { folder, name, imports }
}

/**
 * The path in the tree that a specifier in `file` refers to; undefined for external packages. The file need not exist: generated
 * ones may be missing.
 */
export function resolveImport(
  file: string,
  specifier: string,
  workspaces: Workspace[],
): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith('#')) return resolveInternal(file, specifier, workspaces)
  const target = workspaces.find(({ name }) => name && isWithin(specifier, name))
  return target && posix.join(target.folder, specifier.slice(target.name?.length))
}

function resolveInternal(
  file: string,
  specifier: string,
  workspaces: Workspace[],
): string | undefined {
  const own = workspaceOf(file, workspaces)
  for (const [pattern, target] of Object.entries(own?.imports ?? {})) {
    const [start = '', end] = pattern.split('*')
    const fits = end === undefined ? specifier === pattern : specifier.startsWith(start)
    if (fits)
      return posix.join(own?.folder ?? '', target.replace('*', specifier.slice(start.length)))
  }
  return undefined
}

function workspaceOf(file: string, workspaces: Workspace[]): Workspace | undefined {
  return workspaces
    .filter(({ folder }) => folder === '' || isWithin(file, folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
