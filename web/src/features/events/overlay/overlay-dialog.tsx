'use client'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useId, useRef } from 'react'
import { closeOverlay } from '#features/events/filter/address-state.ts'
import { LiveProgramme, type LiveProgrammeProps } from '#features/events/list/live-programme.tsx'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { variant } from '#lib/design/variant.ts'
import styles from './overlay-dialog.module.css'

/** The overview of events over the whole window, in a modal dialog. The browser traps the focus and returns it. */
export default withMessages(OverlayDialog, programmeMessages)

function OverlayDialog(props: LiveProgrammeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useTranslations('programme')
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
          {t('filter.close')}
        </button>
      </div>
      <LiveProgramme
        {...props}
        level={3}
        title={
          <h2 className={styles.title} id={titleId}>
            {t(`overlay.title.${variant}`)}
          </h2>
        }
      />
    </dialog>
  )
}
