'use client'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useMemo, useSyncExternalStore } from 'react'
import { sharedPageSettings } from '@foyer/schema/documents/shared-page-settings.ts'
import { useEditing } from '#editor/editing-context.ts'
import { FieldList } from '#editor/fields/field-list.tsx'
import formStyles from '#editor/fields/module-form.module.css'
import publishStyles from '#editor/publish/publish.module.css'
import { useAction } from '#editor/publish/use-action.ts'
import styles from './panel.module.css'

/** The settings of a page of the CMS that all its languages share, and a form that changes them at once. */
export function SharedSettings() {
  const { sharedSettings } = useEditing()
  const t = useTranslations('editorPages.shared')
  const found = useSyncExternalStore(sharedSettings.subscribe, sharedSettings.current)
  useEffect(() => void sharedSettings.load(), [sharedSettings])

  if (found === undefined) return null
  return (
    <section
      className={`${publishStyles['fields']} ${styles.allLanguages}`}
      aria-labelledby="editor-shared-settings"
    >
      <h3 className={styles.path} id="editor-shared-settings">
        {t('title')}
      </h3>
      {found === 'failed' ? <p role="alert">{t('failed')}</p> : <SettingsForm />}
    </section>
  )
}

function SettingsForm() {
  const { page, announcer, sharedSettings, enteredSettings } = useEditing()
  const form = enteredSettings.shared
  const t = useTranslations('editorPages.shared')
  const discard = useTranslations('editor.discard')
  const { perform, refuse, isBusy, problem } = useAction()
  const port = useMemo(() => ({ ...form.port, language: page.language }), [form, page])
  const changes = useSyncExternalStore(form.subscribe, form.changes)
  const isChanged = Object.keys(changes).length > 0

  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void perform(async () => {
      const reason = await sharedSettings.change(changes)
      if (reason !== undefined) return refuse(reason)
      form.forget(changes)
      announcer.show({ kind: 'done', text: t('changed') })
    })
  }
  return (
    <form onSubmit={change}>
      <p>{t('hint')}</p>
      <div className={formStyles['form']}>
        <FieldList fields={sharedPageSettings} path={[]} port={port} locale={page.locale} />
      </div>
      <p className={publishStyles['problem']} role="alert">
        {problem}
      </p>
      <div className={publishStyles['actions']}>
        <button type="submit" disabled={isBusy || !isChanged}>
          {t('change')}
        </button>
        <button type="button" disabled={isBusy || !isChanged} onClick={() => form.forget(changes)}>
          {discard('confirm')}
        </button>
      </div>
    </form>
  )
}
