'use client'
import { createContext, type KeyboardEvent, useContext } from 'react'
import type { AddRequest } from './add-request.ts'

/** What all modules on the page share. Made once: what a module makes itself is made a thousand times on a long page. */
export type CanvasContext = {
  isWithoutTools: boolean
  onAdd: (request: AddRequest) => void
  /** Handles a key on a module. */
  press: (id: string, event: KeyboardEvent) => void
  /** Where a module is, in words. `column` counts from 0; null if the page has only one. */
  describePlace: (place: {
    name: string
    position: number
    count: number
    column: number | null
  }) => string
  /** The first words of a module, if it has some, and its keys. */
  describe: (words: string) => string
  /** Shown instead of a module that cannot be shown. */
  unavailable: string
}

const context = createContext<CanvasContext | undefined>(undefined)

export const CanvasProvider = context.Provider

export function useCanvas(): CanvasContext {
  const shared = useContext(context)
  if (!shared) throw new Error('This part belongs into the canvas.')
  return shared
}
