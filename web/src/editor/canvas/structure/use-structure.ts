'use client'
import { useSyncExternalStore } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import type { PageStructure } from './page-structure.ts'

/** The order of the modules; the same object as long as it is the same. */
export function useStructure(): PageStructure {
  const { structure } = useEditing()
  return useSyncExternalStore(structure.subscribe, structure.current)
}
