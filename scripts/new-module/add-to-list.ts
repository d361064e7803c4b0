type Addition = {
  importLine: string
  entry: string
  /** The line before which the entry is inserted. */
  before: string
}

/** Adds an import in alphabetical order and an entry to a module's source. */
export function addToList(text: string, { importLine, entry, before }: Addition): string {
  const lines = text.split('\n')
  const folder = folderOf(importLine)
  const neighbours = [...lines.entries()].filter(([, line]) => folderOf(line) === folder)
  const next = neighbours.find(([, line]) => sourceOf(line) > sourceOf(importLine))
  const place = next ? next[0] : (neighbours.at(-1)?.[0] ?? -1) + 1
  lines.splice(place, 0, importLine)
  const end = lines.indexOf(before)
  if (end < 0) throw new Error(`The list has no line "${before}" any more.`)
  lines.splice(end, 0, entry)
  return lines.join('\n')
}

const sourceOf = (line: string) => /^import .* from '(.+)'$/.exec(line)?.[1] ?? ''
/** `./` and `#modules/` distinguish imports of kinds from others. */
const folderOf = (line: string) => /^(\.\/|#modules\/)/.exec(sourceOf(line))?.[0] ?? ''
