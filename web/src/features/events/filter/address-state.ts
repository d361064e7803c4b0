'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { listQuery, readPage } from '#lib/list-query.ts'
import { readChoice } from './programme-choice.ts'

/* The address is the state of the programme: code that changes it calls this module, code that shows it subscribes. Next's router handles every history entry, but does not re-render for a query that is set by script. */

const changed = 'foyer:programme'
const overlayFlag = 'overlay'

/** The query of the current programme, sorted and without parameters that do not affect the list. */
export function useProgrammeQuery(place: { path: string; first: string }): string {
  const { path, first } = place
  // A list that React keeps while another page is shown does not change.
  const read = useCallback(
    () => (location.pathname === path ? queryInView(location.search) : first),
    [path, first],
  )
  return useSyncExternalStore(subscribe, read, () => first)
}

/** Whether the overlay is open at this path. */
export function useIsOverlayOpen(path: string): boolean {
  const read = useCallback(() => location.pathname === path && hasOverlay(), [path])
  return useSyncExternalStore(subscribe, read, () => false)
}

/**
 * Shows another choice: a new history entry, scrolled to the top. The overlay replaces its entry, so that going back
 * closes it.
 */
export function openProgramme(href: string): void {
  if (hasOverlay()) return setAddress(withOverlay(href), 'replace')
  setAddress(href, 'push')
  window.scrollTo({ top: 0, behavior: 'instant' })
}

export function openOverlay(): void {
  if (!hasOverlay()) setAddress(withOverlay(location.pathname + location.search), 'push')
}

/** Leaves the plain programme. */
export function closeOverlay(): void {
  if (hasOverlay()) setAddress(location.pathname, 'replace')
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange)
  addEventListener('popstate', onChange)
  return () => {
    removeEventListener(changed, onChange)
    removeEventListener('popstate', onChange)
  }
}

function setAddress(href: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState(null, '', href)
  else history.replaceState(null, '', href)
  dispatchEvent(new Event(changed))
}

const hasOverlay = () => new URLSearchParams(location.search).get(overlayFlag) === 'true'

function withOverlay(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${overlayFlag}=true`
}

function queryInView(search: string): string {
  const query = new URLSearchParams(search)
  return listQuery({ ...readChoice(query), page: readPage(query) })
}
