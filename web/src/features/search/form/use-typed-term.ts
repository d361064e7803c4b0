'use client'
import { startTransition, useEffect, useState } from 'react'
import { normalizeTerm } from '#lib/text/search-term.ts'

/** What is written in a field, as suggestions are asked for: in lower case. What is typed is drawn before what follows from it. */
export function useTypedTerm(field: HTMLInputElement): string {
  const [term, setTerm] = useState(() => termIn(field))
  useEffect(() => {
    const listen = () => startTransition(() => setTerm(termIn(field)))
    field.addEventListener('input', listen)
    // What was typed between drawing and listening.
    listen()
    return () => field.removeEventListener('input', listen)
  }, [field])
  return term
}

const termIn = (field: HTMLInputElement) => normalizeTerm(field.value).toLowerCase()
