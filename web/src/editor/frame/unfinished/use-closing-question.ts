'use client'
import { createContext, useMemo, useState } from 'react'
import type { UnfinishedWork } from './unfinished-work.ts'

/** The unfinished work of the dialog around it. */
export const DialogWork = createContext<Pick<UnfinishedWork, 'begin'> | undefined>(undefined)

/** Closing a dialog asks first as long as something in it is unfinished; closing it again is the answer that it may be lost. */
export function useClosingQuestion(onClose: () => void) {
  const [count, setCount] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const work = useMemo(
    () => ({
      begin() {
        setCount((before) => before + 1)
        return () => {
          setCount((before) => before - 1)
          setIsOpen(false)
        }
      },
    }),
    [],
  )
  const isAsking = isOpen && count > 0
  return {
    work,
    isAsking,
    close: () => (count > 0 && !isAsking ? setIsOpen(true) : onClose()),
    /** Somebody goes on with it: closing asks anew. */
    goOn: () => setIsOpen(false),
  }
}
