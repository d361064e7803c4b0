'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import type { Finding } from './finding.ts'
import { Findings } from './findings.tsx'
import { publishDraft } from './publish-draft.ts'
import styles from './publish.module.css'
import { useAction } from './use-action.ts'

/** Publishes the draft, after everything is saved; says what has to be corrected before, each with the way to its field. */
export function PublishButton() {
  const { store, page, announcer } = useEditing()
  const t = useTranslations('editor')
  const { perform, isBusy, problem } = useAction()
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  const publish = async () => {
    setFindings([])
    const isDone = await perform(async () => {
      const result = await publishDraft(page, store.publication())
      if (result.type === 'blocked') {
        setFindings(result.findings)
        setIsOpen(true)
        return announcer.show({ kind: 'error' })
      }
      const { versionNumber } = result
      // Publishing may have changed the draft: typed addresses become references.
      await store.synchronize()
      // What is published is no longer planned.
      const schedules = store.publication().schedules.filter(({ action }) => action !== 'PUBLISH')
      store.learnPublication({ versionNumber, isChanged: false, schedules })
      return announcer.show({ kind: 'publish' })
    })
    if (!isDone) setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.publish}
        // Disabled, it would lose the focus.
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void publish()
        }}
      >
        {t('header.publish')}
      </button>
      {isOpen && (
        <EditorDialog title={t('publish.title')} closeLabel={t('close')} onClose={close}>
          <p role="alert">{problem ?? t('publish.text')}</p>
          {findings.length > 0 && <Findings findings={findings} onLeave={close} />}
        </EditorDialog>
      )}
    </>
  )
}
