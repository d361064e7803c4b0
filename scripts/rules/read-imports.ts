import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

export type Import = {
  /** The specifier as written, such as `#ui/button.tsx`. */
  specifier: string
  /** Whether it is a dynamic `import()`. */
  isDynamic: boolean
  /** Whether it is a type import. */
  isType: boolean
  line: number
}

/** All imports and re-exports of a source file, types included. */
export function readImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...moduleRequest,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ ...moduleRequest, isType }] : [],
    ),
  )
  const fixed = [...imports, ...exports].map(({ value, start, isType }) => ({
    specifier: value,
    isDynamic: false,
    isType,
    line: lineOf(start),
  }))
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = source.slice(start, end)
    const literal = /^(['"`])([^$]*)\1$/s.exec(text)?.[2]
    if (!literal) return []
    return [{ specifier: literal, isDynamic: true, isType: false, line: lineOf(start) }]
  })
  return [...fixed, ...dynamic]
}
