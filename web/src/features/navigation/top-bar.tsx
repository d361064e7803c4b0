import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RichText } from '#ui/rich-text.tsx'
import { variant } from '#lib/design/variant.ts'
import styles from './top-bar.module.css'

/** The line on top of the header: opening hours, the theatre's HTML area, links of the visitor, languages. */
export async function TopBar(props: {
  hoursToday: ReactNode
  html: string | undefined
  children: ReactNode
}) {
  const t = await getTranslations('layout')
  return (
    <div className={styles.bar}>
      {props.hoursToday && (
        <p className={styles.hours}>
          <span className={styles.office}>{t(`hours.${variant}`)}: </span>
          {props.hoursToday}
        </p>
      )}
      <div className={styles.house}>
        <RichText html={props.html ?? ''} />
      </div>
      {props.children}
    </div>
  )
}
