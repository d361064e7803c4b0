'use client'
import { type RefObject, useEffect, useRef } from 'react'

export type EndReached = 'near' | 'pressed'

/**
 * The distance below the window at which the end of a list counts as near, in window heights [9]. An end above the
 * window, passed while events were loading, counts too.
 */
const margin = '1000% 0px 170% 0px'

/**
 * Calls `reach` once, when the end of the list comes near; `pressed` if it has the focus, which then moves on to
 * what is loaded in its place. Nothing is loaded for a visitor who has not scrolled, unless the end is in view. Below a page
 * that was appended (`appended`) only scrolling by the visitor counts, and only since then: the browser keeps what is in view
 * in its place while rows come in above it, so a visitor at the footer stays near the end, and would get page after page.
 */
export function useNearEnd<Element extends HTMLElement>(
  reach: (why: EndReached) => void,
  { appended = false } = {},
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
    const { scrollTop } = scroller ?? document.documentElement
    let hasMoved = !appended && (scrollTop > 0 || isInView(element))
    let isNear = false
    const reachIfNear = () => {
      if (!isNear || !hasMoved) return
      stop()
      latest.current(document.activeElement === element ? 'pressed' : 'near')
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        hasMoved ||= !appended && isInView(element)
        reachIfNear()
      },
      { root: scroller, rootMargin: margin },
    )
    // A scroll event does not say who scrolled: a visitor has, if there was an input since the page was appended.
    let hasInput = !appended
    const noteInput = () => {
      hasInput = true
    }
    const noteScroll = ({ type }: Event) => {
      hasMoved ||= hasInput || type !== 'scroll'
      reachIfNear()
    }
    const listening = new AbortController()
    const stop = () => {
      observer.disconnect()
      listening.abort()
    }
    observer.observe(element)
    const options = { passive: true, signal: listening.signal }
    for (const input of ['keydown', 'pointerdown']) {
      window.addEventListener(input, noteInput, options)
    }
    for (const gesture of ['wheel', 'touchmove']) {
      window.addEventListener(gesture, noteScroll, options)
    }
    ;(scroller ?? window).addEventListener('scroll', noteScroll, options)
    return stop
  }, [appended])
  return end
}

const isInView = (element: HTMLElement) => element.getBoundingClientRect().top < innerHeight
