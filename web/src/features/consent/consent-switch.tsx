'use client'
import { useId } from 'react'
import styles from './consent-switch.module.css'

/** One switch with its name and purpose. A fixed one says so. */
export function ConsentSwitch(props: {
  name: string
  text: string
  isOn: boolean
  isFixed?: boolean
  state?: string
  turn?: (isOn: boolean) => void
}) {
  const textId = useId()
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <span className={styles.name}>{props.name}</span>
        {props.isFixed ? (
          <span className={styles.state}>{props.state}</span>
        ) : (
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={props.isOn}
            aria-checked={props.isOn}
            aria-describedby={textId}
            onChange={({ target }) => props.turn?.(target.checked)}
          />
        )}
      </label>
      <p id={textId} className={styles.text}>
        {props.text}
      </p>
    </div>
  )
}
