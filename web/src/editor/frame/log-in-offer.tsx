'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { withMessages } from '#i18n/with-messages.tsx'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import de from '#messages/de/editor.json'
import en from '#messages/en/editor.json'
import { EditorDialog } from './editor-dialog.tsx'
import styles from './frame.module.css'
import { LogInForm } from './log-in-form.tsx'

/** Offers the log-in to somebody who wants to edit a page and has no session (E-15). Load it only by import(). */
export default withMessages(LogInOffer, { de: { editor: de }, en: { editor: en } })

function LogInOffer({ locale }: { locale: Locale }) {
  const t = useTranslations('editor.logIn')
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <EditorDialog title={t('title')} closeLabel={t('later')} onClose={() => setIsClosed(true)}>
      <p>{t('toEdit')}</p>
      <LogInForm locale={locale} onLoggedIn={() => location.reload()} />
      <p className={styles.elsewhere}>
        <a href={pathFor('user-profile', {}, locale)} target="_blank" rel="noopener">
          {t('elsewhere')}
        </a>
        <button type="button" onClick={() => location.reload()}>
          {t('done')}
        </button>
      </p>
    </EditorDialog>
  )
}
