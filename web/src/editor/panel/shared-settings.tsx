'use client'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { sharedPageSettings } from '@foyer/schema/documents/shared-page-settings.ts'
import { isEqual, type Values } from '@foyer/schema/documents/value.ts'
import { useEditing } from '#editor/editing-context.ts'
import { FieldList } from '#editor/fields/field-list.tsx'
import type { FieldPort } from '#editor/fields/field-port.ts'
import { memoryPort } from '#editor/fields/memory-port.ts'
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

/** What is entered and not sent yet stays when the settings change: undone, or changed by somebody else. */
function SettingsForm() {
  const { page, announcer, sharedSettings } = useEditing()
  const t = useTranslations('editorPages.shared')
  const { perform, refuse, isBusy, problem } = useAction()
  const [entered] = useState(memoryPort)
  const port = useMemo<FieldPort>(() => {
    const settingAt = ([name]: readonly string[]) => {
      const current = sharedSettings.current()
      return typeof current === 'object' ? (current as Values)[name!] : undefined
    }
    return {
      language: page.language,
      read: (path) => entered.port.read(path) ?? settingAt(path),
      subscribe(path, listener) {
        const ends = [entered.port.subscribe(path, listener), sharedSettings.subscribe(listener)]
        return () => ends.forEach((end) => end())
      },
      change(path, value = null) {
        entered.set(path, isEqual(value, settingAt(path) ?? null) ? undefined : value)
      },
      problems: () => [],
    }
  }, [entered, sharedSettings, page])
  const changes = useSyncExternalStore(
    (listener) => entered.port.subscribe([], listener),
    entered.values,
  )

  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void perform(async () => {
      const reason = await sharedSettings.change(changes)
      if (reason !== undefined) return refuse(reason)
      // What was entered meanwhile stays.
      for (const [name, value] of Object.entries(changes)) {
        if (isEqual(entered.port.read([name]), value)) entered.set([name], undefined)
      }
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
        <button type="submit" disabled={isBusy || Object.keys(changes).length === 0}>
          {t('change')}
        </button>
      </div>
    </form>
  )
}
