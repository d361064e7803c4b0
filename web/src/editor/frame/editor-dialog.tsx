'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { BodyPart } from './body-part.tsx'
import styles from './frame.module.css'
import { rememberDialog } from './open-dialogs.ts'
import { ToolIcon } from './tool-icon.tsx'
import { DialogWork, useClosingQuestion } from '#editor/frame/unfinished/use-closing-question.ts'

/**
 * A modal dialog of the editor, open as long as it is drawn, with the focus in its first field. Outside of what opened it, so that its keys
 * are not those of a text or form around it. Closing it asks first as long as something in it is unfinished (`useUnfinished`).
 */
export function EditorDialog(props: {
  title: string
  closeLabel: string
  onClose: () => void
  /** The focus is on none of its buttons, so that a key which was meant for the page presses none. */
  isFocusedItself?: boolean
  children: ReactNode
}) {
  const { title, closeLabel, onClose, isFocusedItself = false, children } = props
  const t = useTranslations('editor')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { work, isAsking, close, goOn } = useClosingQuestion(onClose)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return undefined
    const opener = document.activeElement
    shown.showModal()
    const forget = rememberDialog(shown)
    if (isFocusedItself) shown.focus()
    else focusFirstField(shown)
    return () => {
      forget()
      shown.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isFocusedItself])
  return (
    <BodyPart place="end">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys stay in the dialog: React hands them to what opened it as well */}
      <dialog
        className={styles.dialog}
        ref={dialog}
        tabIndex={isFocusedItself ? -1 : undefined}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault()
          event.stopPropagation()
          close()
        }}
        onKeyDown={(event) => {
          // Escape closes the dialog only, and leaves the selection.
          event.stopPropagation()
          if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
            return
          // In a field for a moment, Chromium would cancel the dialog twice: once too often for the question.
          event.preventDefault()
          close()
        }}
        onInput={goOn}
      >
        <header className={styles.dialogHead}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={closeLabel} title={closeLabel} onClick={close}>
            <ToolIcon name="close" />
          </button>
          {isAsking && (
            <div role="alert" className={styles.question}>
              <p>{t('unfinished.question')}</p>
              <button type="button" onClick={onClose}>
                {t('discard.confirm')}
              </button>
            </div>
          )}
        </header>
        <DialogWork value={work}>{children}</DialogWork>
      </dialog>
    </BodyPart>
  )
}

const fields = ['input:not([type="hidden"])', 'textarea', 'select']
const firstField = fields
  .map((field) => `${field}:not(:disabled, details:not([open]) *)`)
  .join(', ')

/** Not by touch, where a keyboard would cover the rest. Without a field the browser has chosen a button. */
function focusFirstField(dialog: HTMLDialogElement): void {
  if (!matchMedia('(pointer: fine)').matches) return
  dialog.querySelector<HTMLElement>(firstField)?.focus()
}
