import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

export type Import = {
  /** As written, as in `#ui/button.tsx`. */
  specifier: string
  /** Whether it is an `import()`, which loads when it is reached. */
  isDynamic: boolean
  line: number
}

/** All that a source file imports or passes on, types included. */
export function readImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const fixed = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest ?? []),
    ),
  ].map(({ value, start }) => ({ specifier: value, isDynamic: false, line: lineOf(start) }))
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = source.slice(start, end)
    const literal = /^(['"`])([^$]*)\1$/s.exec(text)?.[2]
    return literal ? [{ specifier: literal, isDynamic: true, line: lineOf(start) }] : []
  })
  return [...fixed, ...dynamic]
}
