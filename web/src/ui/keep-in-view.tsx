'use client'
import { useEffect } from 'react'
import { addStickyItem, removeStickyItem, type StickyItem } from '#lib/browser/sticky-items.ts'

/** Keeps a link in view for as long as its page is. Shows nothing at its own place. */
export function KeepInView({ kind, text, link, url }: StickyItem) {
  useEffect(() => {
    addStickyItem({ kind, text, link, url })
    return () => removeStickyItem(url)
  }, [kind, text, link, url])
  return null
}
