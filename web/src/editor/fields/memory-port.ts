import { valueAt, withValueAt, type Value, type Values } from '@foyer/schema/documents/value.ts'
import type { FieldPort } from './field-port.ts'

/** A field port on values in memory: those of a form that is saved as a whole. */
export function memoryPort(initial: Values = {}) {
  let values = initial
  const listeners = new Set<() => void>()
  const set = (path: readonly string[], value: Value | undefined) => {
    values = withValueAt(values, path, value)
    for (const listener of listeners) listener()
  }
  const port: FieldPort = {
    read: (path) => valueAt(values, path),
    subscribe(_path, listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: set,
    problems: () => [],
  }
  return { port, set, values: () => values }
}
