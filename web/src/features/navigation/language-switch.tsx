import { languagePath } from '#i18n/paths/language-path.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import styles from './language-switch.module.css'

const names = { de: 'Deutsch', en: 'English' } as const

/**
 * The same page in the other language. A plain link, because language and fonts of the document change. It goes through
 * `/language`, where the choice is stored; search engines follow `hreflang` in the head.
 */
export function LanguageSwitch(props: {
  locale: Locale
  label: string
  paths: Record<Locale, string>
}) {
  return (
    <nav aria-label={props.label} data-print="no">
      <ul className={styles.languages}>
        {locales.map((language) => (
          <li key={language}>
            <a
              href={languagePath(language, props.paths[language])}
              rel="nofollow"
              hrefLang={language}
              lang={language}
              aria-current={language === props.locale ? 'true' : undefined}
            >
              {language.toUpperCase()} <span className="visually-hidden">{names[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
