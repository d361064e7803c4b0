import { oidcNotices } from '@foyer/schema/paths/oidc-notices.ts'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import type { ProfileNotice, SettingsNotice } from './account-responses.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './account.module.css'
import type { Profile } from './find-profile.ts'

const failures: ReadonlySet<string> = new Set([
  ...oidcNotices,
  'still-logged-in',
  'unknown',
  'not-done',
  'link-expired',
])

/** The page of an account: a title, a message, and below it the profile or the log-in form. */
export function AccountPage(props: {
  title: string
  notice?: ProfileNotice | SettingsNotice | 'unknown' | 'link-expired' | 'voucher-added' | undefined
  children: ReactNode
}) {
  const { title, notice } = props
  const t = useTranslations('account')
  return (
    <div className={styles.page}>
      <h1 className={styles.title} data-fit={titleFit(title)}>
        {title}
      </h1>
      {notice && (
        <p className={styles.notice} role={failures.has(notice) ? 'alert' : 'status'}>
          {t(`notices.${notice}`)}
        </p>
      )}
      {props.children}
    </div>
  )
}

/** The profile, with the log-out form. */
export function ProfileCard(props: { locale: Locale; profile: Profile }) {
  const { locale, profile } = props
  const t = useTranslations('account')
  const lines = [
    [t('name'), profile.name],
    [t('username'), profile.username],
    [t('email'), profile.email],
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
      <ul>
        <li>
          <SiteLink href={pathFor('user-tickets', {}, locale)}>{t('tickets')} →</SiteLink>
        </li>
        <li>
          <SiteLink href={pathFor('user-vouchers', {}, locale)}>{t('vouchers')} →</SiteLink>
        </li>
        <li>
          <SiteLink href={pathFor('user-settings', {}, locale)}>{t('settings.title')} →</SiteLink>
        </li>
      </ul>
      <form method="post" action={pathFor('user-log-out', {}, locale)}>
        <button className={styles.button}>{t('logOut')}</button>
      </form>
    </div>
  )
}
