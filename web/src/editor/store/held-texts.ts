import 'client-only'
import { isRecord, type Value } from '@foyer/schema/documents/value.ts'

/** A text that breaks the rule of its field, and the value that it is to replace. */
type HeldText = { text: string; base: Value | undefined }

/**
 * Texts that break the rule of their field, such as an address that is half typed. The origin would not take them, so they are kept in
 * this tab until they keep the rule: also while another module is edited, and after a reload.
 */
export type HeldTexts = {
  find(key: string): HeldText | undefined
  /** Undefined ends it. */
  keep(key: string, held: HeldText | undefined): void
  subscribe(listener: () => void): () => void
  /** Their keys. */
  keys(): string[]
}

/** `storage` is left out where nothing has to outlast the form. */
export function createHeldTexts(storage?: {
  name: string
  in: Pick<Storage, 'getItem' | 'setItem'>
}): HeldTexts {
  const texts = new Map(storage && readTexts(storage))
  const listeners = new Set<() => void>()
  return {
    find: (key) => texts.get(key),
    keep(key, held) {
      if (held) texts.set(key, held)
      else if (!texts.delete(key)) return
      try {
        storage?.in.setItem(storage.name, JSON.stringify([...texts]))
      } catch (error) {
        // They are in memory all the same.
        console.warn('Unfinished texts could not be stored.', error)
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keys: () => [...texts.keys()],
  }
}

function readTexts(storage: { name: string; in: Pick<Storage, 'getItem'> }): [string, HeldText][] {
  try {
    const stored: unknown = JSON.parse(storage.in.getItem(storage.name) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((entry: unknown): [string, HeldText][] => {
      const [key, held] = Array.isArray(entry) ? (entry as [unknown, Value]) : []
      if (typeof key !== 'string' || !held || !isRecord(held)) return []
      return typeof held['text'] === 'string' ? [[key, held as unknown as HeldText]] : []
    })
  } catch {
    return []
  }
}
