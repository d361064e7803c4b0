import { layers } from './layers.ts'
import { placeOf } from './place.ts'
import type { Tree } from './read-tree.ts'
import { treeRules, type Violation } from './violation.ts'

const maxLines = 250
const maxEntries = 25
const entriesAdvice = `a folder of more than ${maxEntries} entries holds several subjects: give each a folder`

/** Folders of similar files, found by name: a file or folder per kind, resource, table, view, route, person of the demo and so on. */
const lists = [
  /^schema\/(modules|resources|rest|openapi)$/,
  /^backend\/src\/database\/tables$/,
  /^web\/src\/modules$/,
  /(^|\/)(routes|_pages|view|decisions|messages)$/,
  /^demo\/content(\/|$)/,
]

/** Files and folders that are too large, and folders without a place in the layers. */
export function findSizeViolations({ files, read }: Tree): Violation[] {
  return [...long(files, read), ...crowded(files), ...unplaced(files)]
}

function long(files: string[], read: (path: string) => string): Violation[] {
  return files.flatMap((file) => {
    const lines = read(file).trimEnd().split('\n').length
    if (lines <= maxLines || file.startsWith('demo/content/')) return []
    const advice = `a file past ${maxLines} lines has two reasons to change: find the second one`
    return [{ file, what: `${lines} lines`, rule: treeRules.fileSize, advice }]
  })
}

function crowded(files: string[]): Violation[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth]!))
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > maxEntries && !lists.some((list) => list.test(folder)))
    .map(([file, { size }]) => ({
      file,
      what: `${size} entries`,
      rule: treeRules.folderSize,
      advice: entriesAdvice,
    }))
}

function unplaced(files: string[]): Violation[] {
  const folders = new Map<string, string>()
  for (const file of files) {
    const { workspace, layer, isTest } = placeOf(file)
    const isFolder = layer !== '' && !file.endsWith(`/${layer}`)
    const known = layers[workspace]
    const isTestFolder = isTest && workspace !== 'tests'
    if (isFolder && !isTestFolder && !(known && layer in known))
      folders.set(`${workspace}/${layer}`, file)
  }
  const advice = 'say in `scripts/rules/layers.ts` what this folder may know'
  return [...folders].map(([what, file]) => ({ file, what, rule: treeRules.place, advice }))
}
