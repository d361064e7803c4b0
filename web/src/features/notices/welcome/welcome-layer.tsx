'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { isRemembered, remember, welcomeDelayMs } from './dismissed-welcome.ts'
import styles from './welcome-layer.module.css'

/**
 * The welcome at the edge of the window, four seconds after the first page (L-13). It is not modal and does not take
 * the focus; a dismissed one is not shown again until its text changes.
 */
export function WelcomeLayer(props: {
  /** Identifies the text: another one is shown again. */
  stamp: string
  label: string
  closeLabel: string
  children: ReactNode
}) {
  const { stamp } = props
  const id = useId()
  const layer = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = layer.current
    if (!shown || isRemembered(stamp)) return undefined
    const timer = setTimeout(() => shown.showPopover(), welcomeDelayMs)
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && shown.matches(':popover-open')) shown.hidePopover()
    }
    const closed = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') remember(stamp)
    }
    document.addEventListener('keydown', escape)
    shown.addEventListener('beforetoggle', closed)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', escape)
      shown.removeEventListener('beforetoggle', closed)
      if (shown.matches(':popover-open')) shown.hidePopover()
    }
  }, [stamp])
  return (
    <aside
      className={styles.layer}
      id={id}
      ref={layer}
      popover="manual"
      aria-label={props.label}
      data-print="no"
    >
      {props.children}
      <button type="button" popoverTarget={id} popoverTargetAction="hide">
        {props.closeLabel}
      </button>
    </aside>
  )
}
