import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './mail-links.module.css'

/** Ways to log in other than by password. */
export function OtherWays({ locale }: { locale: Locale }) {
  const t = useTranslations('accountLinks')
  return (
    <ul className={styles.ways}>
      <li>
        <SiteLink href={pathFor('user-link-request', {}, locale)}>{t('forgotten')} →</SiteLink>
      </li>
      <li>
        <SiteLink href={pathFor('user-register', {}, locale)}>{t('register')} →</SiteLink>
      </li>
    </ul>
  )
}
