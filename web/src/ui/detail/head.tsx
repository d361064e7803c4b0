import type { ReactNode } from 'react'
import { distinctWords } from '#lib/text/distinct-words.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import styles from './head.module.css'

/**
 * Title with the lines above and below it. A repeated word above the title is left out; a canceled title is struck
 * through by one red line.
 */
export function Head(props: {
  kinds: readonly (string | null | undefined)[]
  tone: string | null | undefined
  title: string
  subtitle: string | null
  isCanceled?: boolean
  children?: ReactNode
}) {
  const kinds = distinctWords(props.kinds)
  return (
    <header className={styles.head} data-tone={props.tone}>
      <div className={styles.title}>
        {kinds && (
          <p className={styles.kinds}>
            <span>{kinds}</span>
          </p>
        )}
        <h1 className={styles.name} data-fit={titleFit(props.title)}>
          {props.isCanceled ? <s>{props.title}</s> : <span>{props.title}</span>}
        </h1>
      </div>
      <div className={styles.below}>
        {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
        {props.children}
      </div>
    </header>
  )
}
