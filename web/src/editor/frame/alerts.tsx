'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useEditing } from '#editor/editing-context.ts'
import styles from './frame.module.css'
import { subscribeToDialogs, topmostDialog } from './open-dialogs.ts'

/** How long a live region is empty at first: screen readers say only what is put into one that they know. */
export const emptyMs = 100

/**
 * What has just happened, for four seconds, in a live region (E-10), and beside it what only screen readers say. A modal dialog makes all
 * outside it inert, so they move into the dialog.
 */
export function Alerts() {
  const dialog = useSyncExternalStore(subscribeToDialogs, topmostDialog)
  return dialog ? createPortal(<LiveRegions />, dialog) : <LiveRegions />
}

function LiveRegions() {
  const { announcer } = useEditing()
  const t = useTranslations('editor.alert')
  const alert = useSyncExternalStore(announcer.subscribe, announcer.current)
  const remark = useSyncExternalStore(announcer.subscribe, announcer.remark)
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), emptyMs)
    return () => clearTimeout(timer)
  }, [])
  const texts = { save: t('saved'), error: t('error'), publish: t('published'), done: '' }
  const text = isKnown && alert && (alert.text ?? texts[alert.kind])
  return (
    <>
      <div className={styles.alerts} role="status" data-alert={alert?.kind}>
        {text && <p className={styles.alert}>{text}</p>}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {isKnown && remark}
      </div>
    </>
  )
}
