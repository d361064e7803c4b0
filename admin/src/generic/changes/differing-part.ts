export type Part = { before: string; after: string }

/** How much of what stays the same is shown on both sides of a difference. */
const around = 40
/** Texts of this length are shown whole. */
const short = 160
/** More of a text is not shown: the plan of a hall has a line for each of a thousand places. */
const longest = 1200

/** Where two texts differ, with a few words around it; short ones whole, and of very long ones the beginning. */
export function differingPart({ before, after }: Part): Part {
  if (Math.max(before.length, after.length) <= short) return { before, after }
  const start = Math.max(0, commonStart(before, after) - around)
  const end = Math.max(
    0,
    Math.min(commonEnd(before, after), shorter(before, after) - start) - around,
  )
  const partOf = (text: string) => {
    const part = text.slice(start, Math.min(text.length - end, start + longest))
    const isCut = start + part.length < text.length
    return `${start > 0 ? '… ' : ''}${part}${isCut ? ' …' : ''}`
  }
  return { before: partOf(before), after: partOf(after) }
}

const shorter = (one: string, other: string) => Math.min(one.length, other.length)

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < shorter(one, other) && one[length] === other[length]) length += 1
  return length
}

function commonEnd(one: string, other: string): number {
  let length = 0
  while (length < shorter(one, other) && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
