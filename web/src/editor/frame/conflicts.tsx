'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { compareWords } from '@foyer/schema/documents/compare-words.ts'
import type { RejectedOperation } from '@foyer/schema/documents/editing-session.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
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
          <Version title={t('mine')} value={written} words={compareWords('', written)} />
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
  const words = compareWords(current, incoming)
  return (
    <>
      <p>{t('text')}</p>
      <div className={styles.versions}>
        <Version title={t('theirs')} value={current} words={words} mark="removed">
          <button type="button" className={styles.button} onClick={dismiss}>
            {t('keepTheirs')}
          </button>
        </Version>
        <Version title={t('mine')} value={incoming} words={words} mark="added">
          <button type="button" className={styles.button} onClick={keepMine}>
            {t('keepMine')}
          </button>
        </Version>
      </div>
    </>
  )
}

/** The words of one side, with those marked that the other one has not. */
function Version(props: {
  title: string
  value: Value | undefined
  words: ReturnType<typeof compareWords>
  mark?: 'added' | 'removed'
  children?: React.ReactNode
}) {
  const { title, value, words, mark, children } = props
  const isOther = (change: string) => mark !== undefined && change !== 'none' && change !== mark
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.version}>
        {words.length === 0 && readable(value)}
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

const readable = (value: Value | undefined) => (value === undefined ? '–' : JSON.stringify(value))
