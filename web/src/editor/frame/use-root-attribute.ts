'use client'
import { useLayoutEffect } from 'react'

/**
 * Marks the document with an attribute as long as a component is shown, for what follows from it outside of the component. Not
 * found by `:root:has()`: that searches a page of a thousand modules with each change.
 */
export function useRootAttribute(name: `data-${string}`): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.setAttribute(name, '')
    return () => root.removeAttribute(name)
  }, [name])
}
