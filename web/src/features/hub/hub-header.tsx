import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { HubUser } from './find-hub.ts'
import styles from './hub-header.module.css'

/** The header of the editor as the dashboard has it: who is logged in, and what they work with. */
export function HubHeader({ locale, user }: { locale: Locale; user: HubUser }) {
  const t = useTranslations('hub')
  return (
    <section className={styles.header} aria-label={t('header.label')} data-hub-header="">
      <p className={styles.user}>
        <b>{user.name}</b> <span>{user.email}</span>
      </p>
      <nav aria-label={t('header.menu')}>
        <ul className={styles.menu}>
          {user.menu.map(({ text, url }) => (
            <li key={url}>
              {/* Some of them are no pages of the site: not by the router. */}
              <a href={url}>{text}</a>
            </li>
          ))}
          <li>
            <SiteLink href={pathFor('index', {}, locale)}>{t('header.toSite')}</SiteLink>
          </li>
          <li>
            <form method="post" action={pathFor('user-log-out', {}, locale)}>
              <button>{t('header.logOut')}</button>
            </form>
          </li>
        </ul>
      </nav>
    </section>
  )
}
