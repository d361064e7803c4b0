import { globSync, readFileSync } from 'node:fs'

/** Where Apollo Client takes a document: in a hook, or as an option of one of its calls. */
const inHook = /\bgraph\.(\w+Document)\b/g
const inOption = /\b(?:query|mutation|fragment):\s+(\w+(?:Document|FragmentDoc))\b/g

/**
 * The documents that Apollo Client executes, or reads from its cache, in tests too. It needs their syntax tree; all others are sent by their
 * hash, and their trees would be a sixth of the editor's script. A call has to name its document as the option itself, not by a variable:
 * otherwise it does not compile, since the type of a document without a tree does not fit.
 */
export function documentsOfApollo(hooks: string, sources: string): ReadonlySet<string> {
  const found = [
    ...readFileSync(hooks, 'utf8').matchAll(inHook),
    ...globSync(sources).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(inOption)]),
  ]
  return new Set(found.map(([, name]) => name!))
}
