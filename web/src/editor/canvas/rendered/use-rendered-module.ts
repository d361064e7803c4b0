'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditing } from '#editor/editing-context.ts'

/** How a module looks to visitors; null if it cannot be shown, undefined if not known yet. */
export function useRenderedModule(id: string) {
  const { rendered } = useEditing()
  const subscribe = useCallback(
    (listener: () => void) => rendered.subscribe(id, listener),
    [rendered, id],
  )
  return useSyncExternalStore(subscribe, () => rendered.find(id))
}
