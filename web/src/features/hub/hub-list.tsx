import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './hub.module.css'

const shownAtOnce = 6

/** A ruled list: the first rows, and the others when they are wanted. */
export function HubList(props: {
  rows: readonly { key: string; row: ReactNode }[]
  /** Instead of an empty list. */
  none: string
}) {
  const { rows, none } = props
  const t = useTranslations('hub')
  if (rows.length === 0) return <p className={styles.none}>{none}</p>
  const more = rows.slice(shownAtOnce)
  return (
    <>
      <Rows rows={rows.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('all', { count: String(rows.length) })}</summary>
          <Rows rows={more} />
        </details>
      )}
    </>
  )
}

function Rows({ rows }: { rows: readonly { key: string; row: ReactNode }[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ key, row }) => (
        <li key={key}>{row}</li>
      ))}
    </ul>
  )
}

/** What something is called, where it is edited, and a line about it. */
export function HubRow(props: {
  title: string
  href?: string | null | undefined
  /** Of a text that is not in the language of the page. */
  lang?: string
  detail: ReactNode
  children?: ReactNode
}) {
  const { title, href, lang, detail } = props
  return (
    <>
      <p className={styles.rowTitle} lang={lang}>
        {/* The editor is a document of its own: not by the router. */}
        {href ? <a href={href}>{title}</a> : title}
      </p>
      <p className={styles.detail}>{detail}</p>
      {props.children}
    </>
  )
}
