import type { ReactNode } from 'react'
import type { GroupSize } from './group-size.ts'
import styles from './team-category.module.css'

/** A category of the team with its people. If folded, it is a native disclosure, without a script. */
export function TeamCategory(props: {
  name: string
  /** The number of its people, as a message. */
  count: string
  state: 'unfolded' | 'open' | 'closed'
  size: GroupSize
  children: ReactNode
}) {
  if (props.state === 'unfolded') {
    return (
      <section className={styles.category}>
        <h2 className={styles.heading}>{props.name}</h2>
        <ul className={styles.members} data-size={props.size}>
          {props.children}
        </ul>
      </section>
    )
  }
  return (
    <details className={styles.folded} open={props.state === 'open'}>
      <summary>
        <h2 className={styles.heading}>{props.name}</h2>
        <span className={styles.count}>{props.count}</span>
      </summary>
      <ul className={styles.members} data-size={props.size}>
        {props.children}
      </ul>
    </details>
  )
}
