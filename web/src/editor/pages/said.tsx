'use client'
import { useEffect, useRef } from 'react'
import styles from './pages.module.css'

/** What was done with a page, with the button that takes it back. */
export function Said(props: {
  said: string
  undo: (() => void) | undefined
  takesFocus: boolean
  children: string
}) {
  const { said, undo, takesFocus, children } = props
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (said === '' || !takesFocus) return
    const button = place.current?.querySelector('button')
    const target = button ?? place.current
    target?.focus()
  }, [said, takesFocus])
  return (
    <p className={styles.said} role="status" ref={place} tabIndex={-1}>
      {said}
      {said !== '' && undo && (
        <button type="button" onClick={undo}>
          {children}
        </button>
      )}
    </p>
  )
}
