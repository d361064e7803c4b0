'use client'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'
import type { DocumentEditor } from '#editor/presence/document-editor.ts'
import styles from './also-here.module.css'

/** Who else has the page open, and at which module they are. */
export function AlsoHere() {
  const { others } = useEditing()
  const t = useTranslations('editor.others')
  const here = useSyncExternalStore(others.subscribe, others.current)
  const describe = useDescription()
  return (
    <div className={styles.others} role="status" aria-label={t('label')}>
      {here.length > 0 && (
        <ul title={here.map(describe).join('\n')}>
          {here.map((editor) => (
            <li key={editor.editorId}>
              <span aria-hidden="true">{initialsOf(editor.name)}</span>
              <span className="visually-hidden">{describe(editor)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useDescription() {
  const { store, page } = useEditing()
  const t = useTranslations('editor.others')
  return ({ name, isOwnAccount, moduleId }: DocumentEditor): string => {
    const who = isOwnAccount ? t('you') : name
    const kind = moduleId === null ? undefined : store.document().modules[moduleId]?.kind
    return kind === undefined ? who : t('at', { who, module: moduleName(kind, page.locale) })
  }
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toLocaleUpperCase())
    .join('')
