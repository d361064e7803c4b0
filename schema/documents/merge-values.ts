import { isRichText, mergeRichText } from './merge-rich-text.ts'
import { isEqual, isRecord, type Value, type Values } from './value.ts'

/** A value as its author saw it, as it is now, and as the author wants it. Undefined means that there is no value. */
export type Versions<Of = Value | undefined> = { base: Of; current: Of; incoming: Of }

export type Merged =
  { ok: true; value: Value | undefined } | ({ ok: false; path: readonly string[] } & Versions)

/**
 * Merges two changes of one value: items by id and field, rich text by block, everything else as a whole. The same whichever
 * change came first. If both changed the same value differently, it says where.
 */
export function mergeValues({ base, current, incoming }: Versions): Merged {
  if (isEqual(base, current) || isEqual(current, incoming)) return { ok: true, value: incoming }
  if (isEqual(base, incoming)) return { ok: true, value: current }
  if (isRichText(base) && isRichText(current) && isRichText(incoming)) {
    const blocks = mergeRichText({ base, current, incoming })
    if (blocks) return { ok: true, value: blocks }
  }
  if (isRecord(base) && isRecord(current) && isRecord(incoming)) {
    return mergeRecords({ base, current, incoming })
  }
  return { ok: false, path: [], base, current, incoming }
}

function mergeRecords({ base, current, incoming }: Versions<Values>): Merged {
  const names = new Set([...Object.keys(base), ...Object.keys(current), ...Object.keys(incoming)])
  const merged: Record<string, Value> = {}
  for (const name of names) {
    const own = (values: Values) => (Object.hasOwn(values, name) ? values[name] : undefined)
    const part = mergeValues({ base: own(base), current: own(current), incoming: own(incoming) })
    if (!part.ok) return { ...part, path: [name, ...part.path] }
    if (part.value !== undefined) merged[name] = part.value
  }
  return { ok: true, value: merged }
}
