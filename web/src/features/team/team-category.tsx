import type { ReactNode } from 'react'
import styles from './team-category.module.css'

/** A part of the house with its people. Folded, the browser opens and closes it, without a script. */
export function TeamCategory(props: {
  name: string
  /** How many people it has, in words. */
  count: string
  state: 'unfolded' | 'open' | 'closed'
  children: ReactNode
}) {
  if (props.state === 'unfolded') {
    return (
      <section className={styles.category}>
        <h2 className={styles.heading}>{props.name}</h2>
        <ul className={styles.members}>{props.children}</ul>
      </section>
    )
  }
  return (
    <details className={styles.folded} open={props.state === 'open'}>
      <summary>
        <h2 className={styles.heading}>{props.name}</h2>
        <span className={styles.count}>{props.count}</span>
      </summary>
      <ul className={styles.members}>{props.children}</ul>
    </details>
  )
}
