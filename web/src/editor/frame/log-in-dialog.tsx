'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pathFor } from '#i18n/paths/path-for.ts'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from './editor-dialog.tsx'
import styles from './frame.module.css'
import { LogInForm } from './log-in-form.tsx'

/** Asks for the log-in when the session has ended while one edits; the same save completes after it (E-10). */
export function LogInDialog() {
  const { store, page } = useEditing()
  const t = useTranslations('editor.logIn')
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <EditorDialog title={t('title')} closeLabel={t('later')} onClose={() => setIsClosed(true)}>
      <p>{t('text')}</p>
      <LogInForm locale={page.locale} onLoggedIn={() => void store.synchronize()} />
      <p className={styles.elsewhere}>
        <a href={pathFor('user-profile', {}, page.locale)} target="_blank" rel="noopener">
          {t('elsewhere')}
        </a>
        <button type="button" onClick={() => void store.synchronize()}>
          {t('done')}
        </button>
      </p>
    </EditorDialog>
  )
}
