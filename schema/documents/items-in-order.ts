import { isRecord, type Value, type Values } from './value.ts'

/** An item of a list in a document. */
export type ContentItem = { id: string; rank: string; fields: Values }

/** The items of a list in a document, by their rank; none where the value is no list. */
export function itemsInOrder(value: Value | undefined): ContentItem[] {
  if (!isRecord(value)) return []
  return Object.entries(value)
    .map(([id, item]) => ({ ...(item as Omit<ContentItem, 'id'>), id }))
    .toSorted((one, other) => {
      if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1
      return one.id < other.id ? -1 : 1
    })
}
