'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** The pressed button is removed: the first title that was loaded in its place gets the focus. */
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
