import type { ReactNode } from 'react'
import { titleFit } from '#lib/text/title-fit.ts'
import { RichText } from '#ui/rich-text.tsx'
import styles from './form-page.module.css'

/** A form’s page: its text, and beside it the form, or its confirmation. */
export function FormPage(props: { title: string; intro: string | null; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title} data-fit={titleFit(props.title)}>
        {props.title}
      </h1>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <RichText html={props.intro} />
        </div>
        <div className={styles.form}>{props.children}</div>
      </div>
    </article>
  )
}
