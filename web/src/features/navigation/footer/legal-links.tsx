import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { legalPaths } from './legal-paths.ts'
import styles from './site-footer.module.css'

const names = ['terms', 'imprint', 'privacy', 'whistleblowing'] as const

/** Terms, imprint, privacy and whistleblowing; the cookie settings, with JavaScript. */
export async function LegalLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations('layout')
  const paths = legalPaths(locale)
  return (
    <nav aria-label={t('legal')}>
      <ul className={styles.legal}>
        {names.map((name) => (
          <li key={name}>
            <AnyLink href={paths[name]}>{t(name)}</AnyLink>
          </li>
        ))}
        <li className={styles.scripted}>
          {/* The consent manager opens on this attribute. */}
          <button type="button" data-cc="show-preferencesModal">
            {t('cookieSettings')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
