import { useEffect } from 'react'

/** A window that is zoomed in shows a part of the page, and no keyboard. */
const zoomed = 1.01

/** Tells the styles how much of the window an on-screen keyboard covers: browsers leave what is fixed to the window below it. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport: visible } = globalThis
    const root = document.documentElement
    if (!visible) return undefined
    let current = 0
    const tell = () => {
      const covered = visible.scale > zoomed ? 0 : innerHeight - visible.height - visible.offsetTop
      const height = Math.max(0, Math.round(covered))
      // Only what has changed: with it the browser matches the whole page with its styles again.
      if (height === current) return
      current = height
      root.style.setProperty('--keyboard-height', `${height}px`)
    }
    tell()
    visible.addEventListener('resize', tell)
    visible.addEventListener('scroll', tell)
    return () => {
      visible.removeEventListener('resize', tell)
      visible.removeEventListener('scroll', tell)
      root.style.removeProperty('--keyboard-height')
    }
  }, [])
}
