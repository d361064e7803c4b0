'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { compareWords } from '@foyer/schema/documents/comparison/compare-words.ts'
import type { RejectedOperation } from '@foyer/schema/documents/editing-session.ts'
import { pageDocumentFields } from '@foyer/schema/documents/page-fields.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import type { FieldType } from '@foyer/schema/fields/field.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { fieldAt } from '#editor/fields/field-at.ts'
import { ShownValue } from '#editor/fields/shown-value.tsx'
import { findDefinition } from '#editor/module-name.ts'
import { EditorDialog } from './editor-dialog.tsx'
import styles from './frame.module.css'

/**
 * Asks what should become of changes that somebody else has made differently, one after the other. Whoever does not decide now loses
 * nothing: the question waits at the foot of the page.
 */
export function Conflicts() {
  const t = useTranslations('editor.conflict')
  const conflicts = useStore((opened) => opened.rejected())
  const [conflict] = conflicts
  const [postponed, setPostponed] = useState<string>()
  if (!conflict) return null
  const { id } = conflict.operation
  if (postponed === id) {
    return (
      <button type="button" className={styles.waiting} onClick={() => setPostponed(undefined)}>
        {t('waiting', { count: conflicts.length })}
      </button>
    )
  }
  return (
    // What is typed while it appears must not choose.
    <EditorDialog
      key={id}
      title={t(conflict.rejection.problem === 'refused' ? 'refusedTitle' : 'title')}
      closeLabel={t('later')}
      onClose={() => setPostponed(id)}
      isFocusedItself
    >
      <Conflict conflict={conflict} />
    </EditorDialog>
  )
}

function Conflict({ conflict: { operation, rejection } }: { conflict: RejectedOperation }) {
  const { store } = useEditing()
  const t = useTranslations('editor.conflict')
  const dismiss = () => store.dismissRejected(operation.id)
  if (rejection.problem !== 'value-changed') {
    const written = operation.type === 'change' ? operation.after : undefined
    return (
      <>
        <p>
          {rejection.problem === 'refused'
            ? [t('refused'), ...rejection.messages].join(' ')
            : t('gone')}
        </p>
        {written !== undefined && (
          <Version title={t('mine')} at={operation} value={written} other="" />
        )}
        <button type="button" className={styles.button} onClick={dismiss}>
          {t('discard')}
        </button>
      </>
    )
  }
  const { module, path, incoming, current } = rejection
  const keepMine = () => {
    dismiss()
    store.change({ module, path }, incoming)
  }
  return (
    <>
      <p>{t('text')}</p>
      <div className={styles.versions}>
        <Version title={t('theirs')} at={rejection} value={current} other={incoming} mark="removed">
          <button type="button" className={styles.button} onClick={dismiss}>
            {t('keepTheirs')}
          </button>
        </Version>
        <Version title={t('mine')} at={rejection} value={incoming} other={current} mark="added">
          <button type="button" className={styles.button} onClick={keepMine}>
            {t('keepMine')}
          </button>
        </Version>
      </div>
    </>
  )
}

/** Compared by their words; all others are shown as a whole. */
const texts: ReadonlySet<FieldType | undefined> = new Set([
  'line',
  'paragraph',
  'rich-text',
  'html',
  'anchor',
  'embed',
  undefined,
])

/** One side: a text with those words marked that the other one has not, any other value as editors know it. */
function Version(props: {
  title: string
  at: { module?: string | null; path?: readonly string[] }
  value: Value | undefined
  other: Value | undefined
  mark?: 'added' | 'removed'
  children?: React.ReactNode
}) {
  const { title, at, value, other, mark, children } = props
  const { page, store } = useEditing()
  const kind = store.document().modules[at.module ?? '']?.kind
  const fields = at.module == null ? pageDocumentFields : (findDefinition(kind ?? '')?.fields ?? {})
  const field = fieldAt(fields, at.path ?? [])
  const [before, after] = mark === 'removed' ? [value, other] : [other, value]
  const words = texts.has(field?.type) ? compareWords(before, after) : []
  const isOther = (change: string) => mark !== undefined && change !== 'none' && change !== mark
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.version}>
        {words.length === 0 && <ShownValue field={field} value={value} locale={page.locale} />}
        {words
          .filter(({ change }) => !isOther(change))
          .map(({ text, change }, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- words are not changed
            change === mark ? <mark key={index}>{text}</mark> : text,
          )}
      </p>
      {children}
    </section>
  )
}
