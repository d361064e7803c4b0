'use client'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { sharedPageSettings } from '@foyer/schema/documents/shared-page-settings.ts'
import { isEqual, type Values } from '@foyer/schema/documents/value.ts'
import { useEditing } from '#editor/editing-context.ts'
import { FieldList } from '#editor/fields/field-list.tsx'
import { memoryPort } from '#editor/fields/memory-port.ts'
import formStyles from '#editor/fields/module-form.module.css'
import type { SharedSettings as Settings } from '#editor/pages/shared-settings-calls.ts'
import { settingsNamed } from '#editor/pages/shared-settings-store.ts'
import publishStyles from '#editor/publish/publish.module.css'
import { useAction } from '#editor/publish/use-action.ts'
import styles from './panel.module.css'

const names = Object.keys(sharedPageSettings) as (keyof typeof sharedPageSettings)[]

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
      {found === 'failed' ? <p role="alert">{t('failed')}</p> : <SettingsForm settings={found} />}
    </section>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { page, announcer, sharedSettings } = useEditing()
  const t = useTranslations('editorPages.shared')
  const { perform, refuse, isBusy, problem } = useAction()
  const [form] = useState(() => memoryPort(settings))
  const entered = useRef(settings)
  const port = useMemo(() => ({ ...form.port, language: page.language }), [form, page])
  const values = useSyncExternalStore((listener) => form.port.subscribe([], listener), form.values)
  const changes = differences(settings, values)

  // Undone, or changed by somebody else: what was entered and not sent yet stays.
  useEffect(() => {
    const own = differences(entered.current, form.values())
    for (const name of names.filter((one) => !(one in own))) form.set([name], settings[name])
    entered.current = settings
  }, [form, settings])

  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void perform(async () => {
      const reason = await sharedSettings.change(settings, changes)
      if (reason !== undefined) return refuse(reason)
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

/** The settings that are others than before. */
function differences(before: Values, after: Values): Values {
  const changed = names.filter((name) => !isEqual(before[name] ?? null, after[name] ?? null))
  return settingsNamed(changed, after)
}
