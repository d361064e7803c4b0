'use client'
import { type RefObject, useEffect, useRef } from 'react'

export type EndReached = 'near' | 'pressed'

/**
 * How far below the window the end of a list counts as near, in heights of the window [9]. Who has scrolled past it while the
 * last events came in is near it too.
 */
const margin = '1000% 0px 170% 0px'

/**
 * Calls `reach` once, when the end of the list comes near; `pressed` where the focus stands on it, so that it is led on to
 * what is loaded in its place. Who has not moved yet is left in peace unless the end is in
 * view: most visitors never get there, and need not load what loads more.
 */
export function useNearEnd<Element extends HTMLElement>(
  reach: (why: EndReached) => void,
): RefObject<Element | null> {
  const end = useRef<Element>(null)
  const latest = useRef(reach)
  useEffect(() => {
    latest.current = reach
  })
  useEffect(() => {
    const element = end.current
    if (!element) return
    const scroller = element.closest('dialog')
    const hasMoved = () => (scroller ? scroller.scrollTop : window.scrollY) > 0
    let isNear = false
    const look = () => {
      if (!isNear || !(hasMoved() || isInView(element))) return
      stop()
      latest.current(document.activeElement === element ? 'pressed' : 'near')
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        look()
      },
      { root: scroller, rootMargin: margin },
    )
    const stop = () => {
      observer.disconnect()
      ;(scroller ?? window).removeEventListener('scroll', look)
    }
    observer.observe(element)
    ;(scroller ?? window).addEventListener('scroll', look, { passive: true })
    return stop
  }, [])
  return end
}

const isInView = (element: HTMLElement) => element.getBoundingClientRect().top < innerHeight
