import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import styles from './subscribe-links.module.css'

/** Links to calendar subscription and feed of the programme. Plain links to files: they need no script. */
export async function SubscribeLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations('programme.feeds')
  const links = [
    { href: pathFor('events-calendar', {}, locale), type: 'text/calendar', labels: t('calendar') },
    { href: pathFor('events-rss', {}, locale), type: 'application/rss+xml', labels: t('rss') },
  ]
  return (
    <nav className={styles.links} aria-label={t('label')} data-print="no">
      <ul>
        {links.map(({ href, type, labels }) => (
          <li key={href}>
            <a href={href} type={type}>
              {labels}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
