'use client'
import { startTransition, useEffect, useState } from 'react'
import { normalizeTerm } from '#lib/text/search-term.ts'

/** The value of a field as a term for suggestions: in lower case. Typing is rendered before its results. */
export function useTypedTerm(field: HTMLInputElement): string {
  const [term, setTerm] = useState(() => termIn(field))
  useEffect(() => {
    const listen = () => startTransition(() => setTerm(termIn(field)))
    field.addEventListener('input', listen)
    // Typed between rendering and hydration.
    listen()
    return () => field.removeEventListener('input', listen)
  }, [field])
  return term
}

const termIn = (field: HTMLInputElement) => normalizeTerm(field.value).toLowerCase()
