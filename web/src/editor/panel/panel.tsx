'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import styles from './panel.module.css'

/** A form beside the page, or over its lower half where there is no room. */
export function Panel(props: {
  label: string
  path: ReactNode
  /** Below the path, as long as the panel is open. */
  tools?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const { label, path, tools, onClose, children } = props
  const t = useTranslations('editor')
  return (
    <aside className={styles.panel} aria-label={label} data-panel="">
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
