'use client'
import type { RenderPlaceholderProps } from 'slate-react'
import styles from './text-placeholder.module.css'

/** What stands in an empty text. */
export function TextPlaceholder({ attributes, children }: RenderPlaceholderProps) {
  const { style: _thinner, ...others } = attributes
  return (
    <span {...others} className={styles.placeholder} aria-hidden="true">
      {children}
    </span>
  )
}
