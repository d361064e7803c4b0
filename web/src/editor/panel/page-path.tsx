'use client'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useId, useState } from 'react'
import { PagePath as PagePathShape } from '@foyer/schema/shapes/scalars.ts'
import { useEditing } from '#editor/editing-context.ts'
import { addressIn, numberOfPage } from '#editor/header/page-address.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import { renamePage } from '#editor/pages/page-calls.ts'
import publishStyles from '#editor/publish/publish.module.css'
import { useAction } from '#editor/publish/use-action.ts'
import { isLanguageOfSite } from '#graphql/content-language.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './panel.module.css'

/** The path of a page of the CMS in a language of the site, and a form that changes it at once; or that it has none yet. The front page has none. */
export function PagePath() {
  const { page } = useEditing()
  const { slug, language } = page
  const number = numberOfPage(slug)
  if (number === undefined || !isLanguageOfSite(language)) return null
  const address = addressIn(page, language)
  if (address === undefined) return <NoPath />
  const path = address.slice(`/${language}/`.length)
  if (path === '') return null
  return <PathForm number={number} language={language} path={path} />
}

function NoPath() {
  const t = useTranslations('editorPages.address')
  return (
    <div className={publishStyles['fields']}>
      <h3 className={styles.path}>{t('title')}</h3>
      <p>{t('none')}</p>
    </div>
  )
}

function PathForm(props: { number: number; language: Locale; path: string }) {
  const { number, language, path: current } = props
  const { address } = useEditing().enteredSettings
  const t = useTranslations('editorPages.address')
  const discard = useTranslations('editor.discard')
  const { perform, refuse, isBusy, problem } = useAction()
  const id = useId()
  const [isInvalid, setIsInvalid] = useState(false)
  const entered = useFieldValue(address.port, ['path'])
  const shown = typeof entered === 'string' ? entered : current
  const enter = (path: string) => address.set(['path'], path === current ? undefined : path)

  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = shown.trim()
    const isAllowed = path !== '' && PagePathShape.safeParse(path).success
    setIsInvalid(!isAllowed)
    if (!isAllowed) return document.getElementById(`${id}-path`)?.focus()
    if (path === current) return enter(current)
    void perform(async () => {
      const reason = await renamePage(language, { number, path })
      if (reason !== undefined) return refuse(reason)
      enter(current)
      // The form is open again there, with the new address in it.
      window.open(`/${language}/${path}?edit&settings`, '_top')
    })
  }
  return (
    <form className={publishStyles['fields']} noValidate onSubmit={change}>
      <h3 className={styles.path}>{t('title')}</h3>
      <label>
        <span>{t('path', { language })}</span>
        <input
          id={`${id}-path`}
          value={shown}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          aria-required
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-keys ${id}-problem`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p id={`${id}-keys`}>{t('keys')}</p>
      <p id={`${id}-problem`} className={publishStyles['problem']} role="alert">
        {isInvalid ? t('invalid') : problem}
      </p>
      <div className={publishStyles['actions']}>
        <button type="submit" disabled={isBusy}>
          {t('change')}
        </button>
        <button
          type="button"
          disabled={isBusy || entered === undefined}
          onClick={() => {
            enter(current)
            setIsInvalid(false)
          }}
        >
          {discard('confirm')}
        </button>
      </div>
    </form>
  )
}
