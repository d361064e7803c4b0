import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { searchAddress } from './search-address.ts'
import { variant } from '#lib/design/variant.ts'
import styles from './search-page.module.css'

/** Nothing was found: suggestions and links. */
export async function NothingFound(props: {
  similar: readonly { title: string }[]
  locale: Locale
}) {
  const { similar, locale } = props
  const t = await getTranslations('search')
  const places = [
    {
      href: pathFor('events', {}, locale),
      labels: (await getTranslations('programme'))(`title.${variant}`),
    },
    {
      href: pathFor('productions', {}, locale),
      labels: (await getTranslations('productions'))('title'),
    },
    {
      href: pathFor('team', {}, locale),
      labels: (await getTranslations('team'))(`title.${variant}`),
    },
  ]
  return (
    <div className={styles.empty}>
      <p className={styles.nothing} role="status">
        {t('nothing')}
      </p>
      {similar.length > 0 && (
        <>
          <h2>{t('similar')}</h2>
          <ul className={styles.ways}>
            {similar.map(({ title }) => (
              <li key={title}>
                <SiteLink href={searchAddress({ term: title }, locale)}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('instead')}</h2>
      <ul className={styles.ways}>
        {places.map(({ href, labels }) => (
          <li key={href}>
            <SiteLink href={href}>{labels}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
