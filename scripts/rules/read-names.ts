import { parseSync, Visitor } from 'oxc-parser'

/** All names that a source file declares or uses, each once: values, types, properties and JSX elements. */
export function readNames(file: string, source: string): string[] {
  const names = new Set<string>()
  const add = ({ name }: { name: string }) => void names.add(name)
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, source).program)
  return [...names]
}
