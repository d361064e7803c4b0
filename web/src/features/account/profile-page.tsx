import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import type { ProfileNotice } from './account-answers.ts'
import styles from './account.module.css'
import type { Profile } from './find-profile.ts'

type Labels = Messages['account']

/** The page of an account: a title, what has just happened, and below it who is logged in or the form to do so. */
export function AccountPage(props: {
  title: string
  labels: Labels
  notice?: ProfileNotice | 'unknown' | undefined
  children: ReactNode
}) {
  const { title, labels, notice } = props
  return (
    <div className={styles.page}>
      <h1 className={styles.title} data-fit={titleFit(title)}>
        {title}
      </h1>
      {notice && (
        <p className={styles.notice} role={notice === 'logged-out' ? 'status' : 'alert'}>
          {labels.notices[notice]}
        </p>
      )}
      {props.children}
    </div>
  )
}

/** Who is logged in, and the way out. */
export function ProfileCard(props: { locale: Locale; labels: Labels; profile: Profile }) {
  const { locale, labels, profile } = props
  const lines = [
    [labels.name, profile.name],
    [labels.username, profile.username],
    [labels.email, profile.email],
  ].filter(([, value]) => value !== '')
  return (
    <div className={styles.profile}>
      <dl className={styles.lines}>
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action={pathFor('user-log-out', {}, locale)}>
        <button className={styles.button}>{labels.logOut}</button>
      </form>
    </div>
  )
}
