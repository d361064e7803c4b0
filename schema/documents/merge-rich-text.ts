import { diffArrays } from 'diff'
import { isEqual, isRecord, type Value } from './value.ts'

type Blocks = readonly Value[]
/** Blocks `start` to `end` (exclusive) of the base that were replaced; an insertion if both are the same. */
type Replacement = { start: number; end: number; blocks: Blocks }

/** Whether a value is a rich text: a list of blocks with runs of text. */
export function isRichText(value: Value | undefined): value is Blocks {
  return (
    Array.isArray(value) && value.every((block) => isRecord(block) && Array.isArray(block.children))
  )
}

/** Merges two changes of a rich text; undefined if both changed the same block, or inserted blocks at the same place. */
export function mergeRichText(versions: {
  base: Blocks
  current: Blocks
  incoming: Blocks
}): Blocks | undefined {
  const { base } = versions
  const current = replacementsIn(base, versions.current)
  const incoming = replacementsIn(base, versions.incoming).filter(
    (one) => !current.some((other) => isEqual(one, other)),
  )
  if (incoming.some((one) => current.some((other) => overlap(one, other)))) return undefined
  const merged: Value[] = []
  let next = 0
  const inOrder = [...current, ...incoming].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  for (const { start, end, blocks } of inOrder) {
    merged.push(...base.slice(next, start), ...blocks)
    next = end
  }
  return [...merged, ...base.slice(next)]
}

function replacementsIn(base: Blocks, changed: Blocks): Replacement[] {
  const replacements: Replacement[] = []
  let position = 0
  for (const { added, removed, value } of diffArrays([...base], [...changed], {
    comparator: isEqual,
  })) {
    if (!added && !removed) {
      position += value.length
      continue
    }
    const last = replacements.at(-1)
    const isContinued = last !== undefined && last.end === position
    const replacement = isContinued ? last : { start: position, end: position, blocks: [] }
    if (!isContinued) replacements.push(replacement)
    if (added) replacement.blocks = [...replacement.blocks, ...value]
    if (removed) replacement.end += value.length
    if (removed) position += value.length
  }
  return replacements
}

function overlap(one: Replacement, other: Replacement): boolean {
  const bothInsert = one.start === one.end && other.start === other.end
  if (bothInsert) return one.start === other.start
  return one.start < other.end && other.start < one.end
}
