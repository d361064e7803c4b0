'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { frameState } from './frame-state.ts'

/** Writes to the document what style sheets cannot see: scroll position, footer, navigation. */
export function FrameWatch() {
  const path = usePathname()
  const first = useRef(path)
  const isMenuOpen = useRef(false)

  useEffect(() => {
    const tell = () => {
      const { isScrolled, isPastHalf } = frameState({
        scrolled: window.scrollY,
        windowHeight: window.innerHeight,
        isMenuOpen: isMenuOpen.current,
      })
      mark('data-scrolled', isScrolled)
      mark('data-past-half', isPastHalf)
    }
    const lookForMenu = () => {
      isMenuOpen.current = hasOpenMenu()
      tell()
    }
    lookForMenu()
    // The replay of presses from before hydration waits for this (`server/front/next/start`).
    mark('data-live', true)
    addEventListener('scroll', tell, { passive: true })
    addEventListener('resize', lookForMenu)
    // Not all browsers fire `toggle` for dialogs.
    for (const type of ['toggle', 'close']) document.addEventListener(type, lookForMenu, true)
    return () => {
      removeEventListener('scroll', tell)
      removeEventListener('resize', lookForMenu)
      for (const type of ['toggle', 'close']) document.removeEventListener(type, lookForMenu, true)
    }
  }, [])

  useEffect(() => {
    if (path !== first.current) mark('data-navigated', true)
    // A menu that was open on the page before is gone.
    isMenuOpen.current = hasOpenMenu()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) mark('data-footer-in-view', isIntersecting)
    })
    // Next keeps previous pages in the document, hidden; those are never in view.
    const footer = [...document.querySelectorAll('body > footer')].findLast((one) =>
      one.checkVisibility(),
    )
    if (footer) observer.observe(footer)
    return () => {
      observer.disconnect()
      mark('data-footer-in-view', false)
    }
  }, [path])
  return null
}

/** Looks at all elements of the page: not to be asked at each scroll event. */
const hasOpenMenu = () =>
  document.querySelector('[data-site-menu]:is(:modal, :popover-open)') !== null

function mark(name: string, isSo: boolean): void {
  document.documentElement.toggleAttribute(name, isSo)
}
