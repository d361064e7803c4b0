'use client'
import { useEffect } from 'react'

/** Puts the focus into the field of a dialog in which one types at once; not by touch, where a keyboard would cover the rest. */
export function useFocusForTyping(id: string): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) document.getElementById(id)?.focus()
  }, [id])
}
