'use client'
import { useTranslations } from 'next-intl'
import type { Value } from '@foyer/schema/documents/value.ts'
import { compareWords } from '@foyer/schema/documents/compare-words.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { EditorDialog } from './editor-dialog.tsx'
import styles from './frame.module.css'

/** Asks what should become of changes that somebody else has made differently, one after the other. */
export function Conflicts() {
  const { store } = useEditing()
  const t = useTranslations('editor.conflict')
  const [conflict] = useStore((opened) => opened.rejected())
  if (!conflict) return null
  const { rejection, operation } = conflict
  const keepTheirs = () => store.dismissRejected(operation.id)
  if (rejection.problem !== 'value-changed') {
    return (
      <EditorDialog title={t('title')} closeLabel={t('keepTheirs')} onClose={keepTheirs}>
        <p>{t('gone')}</p>
      </EditorDialog>
    )
  }
  const { module, path, incoming, current } = rejection
  const keepMine = () => {
    store.dismissRejected(operation.id)
    store.change({ module, path }, incoming)
  }
  const versions = [
    {
      title: t('theirs'),
      value: current,
      mark: 'removed',
      action: t('keepTheirs'),
      choose: keepTheirs,
    },
    { title: t('mine'), value: incoming, mark: 'added', action: t('keepMine'), choose: keepMine },
  ] as const
  const words = compareWords(current, incoming)
  return (
    <EditorDialog title={t('title')} closeLabel={t('keepTheirs')} onClose={keepTheirs}>
      <p>{t('text')}</p>
      <div className={styles.versions}>
        {versions.map(({ title, value, mark, action, choose }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <p className={styles.version}>
              {words.length === 0 && readable(value)}
              {words
                .filter(({ change }) => change === 'none' || change === mark)
                .map(({ text, change }, index) =>
                  // oxlint-disable-next-line react/no-array-index-key -- words are not changed
                  change === mark ? <mark key={index}>{text}</mark> : text,
                )}
            </p>
            <button type="button" className={styles.button} onClick={choose}>
              {action}
            </button>
          </section>
        ))}
      </div>
    </EditorDialog>
  )
}

const readable = (value: Value | undefined) => (value === undefined ? '–' : JSON.stringify(value))
