'use client'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Closes the open one of several disclosures, such as submenus, on Escape (the focus returns to its title), when the focus or a
 * click is outside, and when one of its links is followed.
 */
export function ClosingDetails({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = details.current
    if (!shown) return undefined
    const closeAll = () => {
      for (const open of shown.querySelectorAll('details[open]')) open.removeAttribute('open')
    }
    const escape = (event: KeyboardEvent) => {
      const open = shown.querySelector('details[open]')
      if (event.key !== 'Escape' || !open) return
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
      closeAll()
    }
    const leave = ({ target }: Event) => {
      const open = shown.querySelector('details[open]')
      if (target instanceof Element && (!open?.contains(target) || target.closest('a'))) closeAll()
    }
    const leaveByKey = (event: FocusEvent) => {
      const open = shown.querySelector('details[open]')
      if (event.relatedTarget instanceof Node && !open?.contains(event.relatedTarget)) closeAll()
    }
    document.addEventListener('keydown', escape)
    document.addEventListener('click', leave)
    shown.addEventListener('focusout', leaveByKey)
    return () => {
      closeAll()
      document.removeEventListener('keydown', escape)
      document.removeEventListener('click', leave)
      shown.removeEventListener('focusout', leaveByKey)
    }
  }, [])
  return <div ref={details}>{children}</div>
}
