'use client'
import { useEffect } from 'react'
import { addStickyItem, removeStickyItem, type StickyItem } from '#lib/browser/sticky-items.ts'

/** Registers a link as a sticky item for as long as its page is shown. Renders nothing itself. */
export function KeepInView({ kind, text, link, url, ticketsOf }: StickyItem) {
  useEffect(() => {
    addStickyItem({ kind, text, link, url, ticketsOf })
    return () => removeStickyItem(url)
  }, [kind, text, link, url, ticketsOf])
  return null
}
