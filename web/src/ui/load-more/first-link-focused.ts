'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** The button that was pressed is gone: the first title of what was loaded in its place takes its focus. */
export function useFirstLinkFocused<Element extends HTMLElement>(
  shallFocus: boolean,
): RefObject<Element | null> {
  const list = useRef<Element>(null)
  useEffect(() => {
    if (!shallFocus) return
    list.current?.querySelector<HTMLElement>(':is(h2, h3, h4) a')?.focus({ preventScroll: true })
  }, [shallFocus])
  return list
}
