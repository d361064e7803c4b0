'use client'
import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { numberOfPage } from '#editor/header/page-address.ts'
import { renamePage } from '#editor/pages/page-calls.ts'
import publishStyles from '#editor/publish/publish.module.css'
import { useAction } from '#editor/publish/use-action.ts'
import styles from './panel.module.css'

/** The path of a page of the CMS in a language of the site, and a form that changes it at once. The front page has none, nor has a page that was not published in the language yet. */
export function PagePath() {
  const { slug, language, paths } = useEditing().page
  const number = numberOfPage(slug)
  if (number === undefined || (language !== 'de' && language !== 'en')) return null
  const path = paths[language]?.slice(`/${language}/`.length)
  if (!path) return null
  return <PathForm number={number} language={language} path={path} />
}

function PathForm(props: { number: number; language: 'de' | 'en'; path: string }) {
  const { number, language, path: current } = props
  const t = useTranslations('editorPages.address')
  const { perform, refuse, isBusy, problem } = useAction()

  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('path')
    const path = typeof value === 'string' ? value.trim() : ''
    if (path === current) return
    void perform(async () => {
      const reason = await renamePage(language, { number, path })
      if (reason !== undefined) return refuse(reason)
      window.open(`/${language}/${path}?edit`, '_top')
    })
  }
  return (
    <form className={publishStyles['fields']} onSubmit={change}>
      <h3 className={styles.path}>{t('title')}</h3>
      <label>
        <span>{t('path', { language })}</span>
        <input
          name="path"
          defaultValue={current}
          required
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p>{t('keys')}</p>
      <p className={publishStyles['problem']} role="alert">
        {problem}
      </p>
      <div className={publishStyles['actions']}>
        <button type="submit" disabled={isBusy}>
          {t('change')}
        </button>
      </div>
    </form>
  )
}
