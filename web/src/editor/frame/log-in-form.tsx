'use client'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { logIn } from '#editor/graph/log-in.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './frame.module.css'

/** User name and password, without leaving the page. */
export function LogInForm({ locale, onLoggedIn }: { locale: Locale; onLoggedIn: () => void }) {
  const t = useTranslations('editor.logIn')
  const [problem, setProblem] = useState<'wrong' | 'failed'>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const textOf = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    const credentials = { username: textOf('username'), password: textOf('password') }
    const outcome = await logIn({ ...credentials, locale })
    if (outcome === 'logged-in') return onLoggedIn()
    return setProblem(outcome)
  }
  return (
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
  )
}
