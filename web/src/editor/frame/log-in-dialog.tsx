'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pathFor } from '#i18n/paths/path-for.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { EditorDialog } from './editor-dialog.tsx'
import styles from './frame.module.css'
import { LogInForm } from './log-in-form.tsx'

/**
 * Asks for the log-in when the session has ended while one edits; the same save completes after it (E-10). Whoever puts it off goes on writing
 * without being asked at each word: the offer waits at the foot of the page.
 */
export function LogInDialog() {
  const { store, page } = useEditing()
  const t = useTranslations('editor.logIn')
  const status = useStore((opened) => opened.saveState().status)
  const [offer, setOffer] = useState<'none' | 'open' | 'later'>('none')
  if (status === 'logged-out' && offer === 'none') setOffer('open')
  // What is typed meanwhile is tried to be saved: until that has failed or worked nothing is known.
  if (status !== 'logged-out' && status !== 'saving' && offer !== 'none') setOffer('none')
  if (offer === 'none') return null
  if (offer === 'later') {
    return (
      <button type="button" className={styles.waiting} onClick={() => setOffer('open')}>
        {t('waiting')}
      </button>
    )
  }
  return (
    // What is typed while it appears must not become a part of the user name.
    <EditorDialog
      title={t('title')}
      closeLabel={t('later')}
      isFocusedItself
      onClose={() => setOffer('later')}
    >
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
