'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { useRootAttribute } from '#editor/frame/use-root-attribute.ts'
import styles from './panel.module.css'

/** A form beside the page, or over its lower half where there is no room. */
export function Panel(props: {
  label: string
  path: ReactNode
  /** Below the path, as long as the panel is open. */
  tools?: ReactNode
  onClose: () => void
  /** What Escape does in its fields. */
  onLeave: () => void
  children: ReactNode
}) {
  const { label, path, tools, onClose, onLeave, children } = props
  const t = useTranslations('editor')
  useRootAttribute('data-with-panel')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is that of the fields in it
    <aside
      className={styles.panel}
      aria-label={label}
      data-panel=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onLeave()
      }}
    >
      <header className={styles.head}>
        {path}
        <button type="button" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <ToolIcon name="close" />
        </button>
        {tools}
      </header>
      {children}
    </aside>
  )
}
