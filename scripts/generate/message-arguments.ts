import compile from 'icu-minify/compile'

type CompiledMessage = ReturnType<typeof compile>

/** What a caller passes for an argument: a text, a number, one of some texts, a point in time, or a function that renders a tag. */
export type MessageArgument = {
  name: string
  type: 'text' | 'number' | 'select' | 'date' | 'tag'
  /** The cases of a select; empty for other types. */
  cases: string[]
}

/** Types of arguments by the number with which the compiler marks them. */
const argumentTypes: Record<number, MessageArgument['type']> = {
  1: 'select',
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'date',
  6: 'date',
}

/** The arguments and tags of a message in ICU syntax, each as often as it occurs. */
export function messageArguments(text: string): MessageArgument[] {
  return argumentsOf(compile(text))
}

function argumentsOf(message: unknown): MessageArgument[] {
  if (!Array.isArray(message)) return []
  return (message as CompiledMessage[]).flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [name, marker, ...rest] = node as [string, ...unknown[]]
    if (marker === undefined) return [{ name, type: 'text' as const, cases: [] }]
    // A number after the name is the type of the argument; anything else is the content of a tag.
    if (typeof marker !== 'number')
      return [{ name, type: 'tag' as const, cases: [] }, ...argumentsOf([marker, ...rest])]
    const type = argumentTypes[marker]
    if (!type) throw new Error(`The argument ${name} has the unknown type ${marker}.`)
    const options = rest.flatMap(optionsOf)
    const cases = type === 'select' ? options.map(([option]) => option) : []
    return [{ name, type, cases }, ...options.flatMap(([, branch]) => argumentsOf(branch))]
  })
}

/** The branches of a plural or select by their names; a format of a number or date has none. */
const optionsOf = (options: unknown): [option: string, branch: unknown][] =>
  typeof options === 'object' && options !== null ? Object.entries(options) : []
