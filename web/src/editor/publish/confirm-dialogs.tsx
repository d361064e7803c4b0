'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { Differences } from './differences.tsx'
import { restore, unpublish } from './publication-calls.ts'
import styles from './publish.module.css'
import { useAction } from './use-action.ts'

/** Makes the draft like what is published again, after showing what is lost by that. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const { page, store } = useEditing()
  const discard = async () => {
    const restored = await restore(page, null)
    await store.synchronize()
    store.learnPublication(restored)
  }
  return (
    <ConfirmDialog action="discard" call={discard} onClose={onClose}>
      <Differences from={null} to={null} />
    </ConfirmDialog>
  )
}

/** Takes the document offline in its language. */
export function UnpublishDialog({ onClose }: { onClose: () => void }) {
  const { page, store } = useEditing()
  const takeOffline = async () => store.learnPublication(await unpublish(page))
  return <ConfirmDialog action="unpublish" call={takeOffline} onClose={onClose} />
}

function ConfirmDialog(props: {
  action: 'discard' | 'unpublish'
  call: () => Promise<void>
  onClose: () => void
  children?: ReactNode
}) {
  const { action, call, onClose, children } = props
  const { announcer } = useEditing()
  const t = useTranslations('editor')
  const { perform, isBusy, problem } = useAction()
  const confirm = async () => {
    if (!(await perform(call))) return
    announcer.show({ kind: 'save', text: t(`${action}.done`) })
    onClose()
  }
  return (
    <EditorDialog title={t(`menu.${action}`)} closeLabel={t('close')} onClose={onClose}>
      <p>{t(`${action}.text`)}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {action === 'discard' ? t('discard.confirm') : t('menu.unpublish')}
        </button>
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
      {/* Below the buttons, which do not move when it arrives. */}
      {children}
    </EditorDialog>
  )
}
