'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { Value } from '@foyer/schema/documents/value.ts'
import type { FieldPort } from './field-port.ts'

const separator = '/'

/** The value at a path. Only a component whose own value has changed renders again. */
export function useFieldValue(port: FieldPort, path: readonly string[]): Value | undefined {
  const key = path.join(separator)
  const subscribe = useCallback(
    (listener: () => void) => port.subscribe(key.split(separator), listener),
    [port, key],
  )
  return useSyncExternalStore(subscribe, () => port.read(path))
}
