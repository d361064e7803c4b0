'use client'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { pathFor } from '#i18n/paths/path-for.ts'
import { useEditing } from '#editor/editing-context.ts'
import { logIn } from '#editor/graph/log-in.ts'
import { EditorDialog } from './editor-dialog.tsx'
import styles from './frame.module.css'

/** Asks for the log-in when the session has ended while one edits; the same save completes after it (E-10). */
export function LogInDialog() {
  const { store, page } = useEditing()
  const t = useTranslations('editor.logIn')
  const [problem, setProblem] = useState<'wrong' | 'failed'>()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const textOf = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    const credentials = { username: textOf('username'), password: textOf('password') }
    const outcome = await logIn({ ...credentials, locale: page.locale })
    if (outcome === 'logged-in') return store.synchronize()
    return setProblem(outcome)
  }
  return (
    <EditorDialog title={t('title')} closeLabel={t('later')} onClose={() => setIsClosed(true)}>
      <p>{t('text')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <label>
          <span>{t('username')}</span>
          <input name="username" autoComplete="username" autoCapitalize="none" required />
        </label>
        <label>
          <span>{t('password')}</span>
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(problem)}
          </p>
        )}
        <button type="submit" className={styles.button}>
          {t('title')}
        </button>
      </form>
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
