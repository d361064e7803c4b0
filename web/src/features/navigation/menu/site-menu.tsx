'use client'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './site-menu.module.css'

/**
 * The whole menu over the page. A modal dialog: the browser traps the focus, closes it on Escape and returns the focus.
 * Without JavaScript the same element opens as a popover.
 */
export function SiteMenu(props: {
  name: string
  openLabel: string
  /** Text of the button, if it is not `openLabel`. */
  opener?: ReactNode
  closeLabel: string
  children: ReactNode
}) {
  const id = useId()
  const layer = useRef<HTMLDialogElement>(null)
  // Next hides a page that is left, and runs this clean-up; an element in the top layer would stay.
  useEffect(() => {
    const shown = layer.current
    return () => close(shown)
  }, [])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    layer.current?.showModal()
  }
  const closeByClick = (event: MouseEvent) => {
    const target = event.target as Element
    if (target === layer.current || target.closest('a, [data-close]')) close(layer.current)
  }
  return (
    <>
      <button
        className={styles.open}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={open}
        data-print="no"
      >
        <span className={styles.bars} aria-hidden="true" />
        {props.opener || props.openLabel}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears clicks on its links; Escape is the dialog’s own */}
      <dialog
        className={styles.layer}
        id={id}
        ref={layer}
        popover="auto"
        aria-label={props.openLabel}
        onClick={closeByClick}
        data-site-menu=""
        data-print="no"
      >
        <div className={styles.head}>
          <span>{props.name}</span>{' '}
          <button type="button" popoverTarget={id} popoverTargetAction="hide" data-close="">
            {props.closeLabel}
          </button>
        </div>
        {props.children}
      </dialog>
    </>
  )
}

function close(layer: HTMLDialogElement | null): void {
  if (layer?.matches(':popover-open')) layer.hidePopover()
  else if (layer?.open) layer.close()
}
