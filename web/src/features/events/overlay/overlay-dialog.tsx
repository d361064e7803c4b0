'use client'
import { useLayoutEffect, useId, useRef } from 'react'
import { closeOverlay } from '#features/events/filter/address-state.ts'
import { LiveProgramme, type LiveProgrammeProps } from '#features/events/list/live-programme.tsx'
import styles from './overlay-dialog.module.css'

/** The overview of events over the whole window. The browser keeps the focus inside and gives it back. */
export default function OverlayDialog(props: LiveProgrammeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const labels = props.labels.overlay
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className={styles.overlay}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target === event.currentTarget) closeOverlay()
      }}
      data-print="no"
    >
      <div className={styles.bar}>
        <button type="button" onClick={closeOverlay}>
          {labels.close}
        </button>
      </div>
      <LiveProgramme
        {...props}
        level={3}
        title={
          <h2 className={styles.title} id={titleId}>
            {labels.title}
          </h2>
        }
      />
    </dialog>
  )
}
