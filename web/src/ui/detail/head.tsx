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
    <header data-tone={props.tone}>
      {kinds && <p className={styles.kinds}>{kinds}</p>}
      <h1 className={styles.title} data-fit={titleFit(props.title)}>
        {props.isCanceled ? <s>{props.title}</s> : props.title}
      </h1>
      {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
      {props.children}
    </header>
  )
}
