import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { formatDay } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import account from '#features/account/account.module.css'
import type { FavouriteNotice } from './favourite-responses.ts'
import styles from './favourites-page.module.css'

/** The lists of the page by what they hold. */
export const favouriteLists = ['events', 'productions', 'persons', 'articles'] as const

const failures: ReadonlySet<FavouriteNotice> = new Set(['failed', 'unconfirmed'])

type FavouriteRow = { number: number; row: ReactNode; remove: ReactNode }

/** Everything that a visitor has marked, with a button to remove each. */
export function FavouritesPage(props: {
  locale: Locale
  notice: FavouriteNotice | undefined
  /** Undefined if they cannot be loaded. */
  lists: Record<(typeof favouriteLists)[number], readonly FavouriteRow[]> | undefined
  /** For who is logged in: what can be ordered about favourites. */
  children?: ReactNode
}) {
  const { locale, lists, notice, children } = props
  const t = useTranslations('favourites')
  const shown = favouriteLists.filter((name) => lists && lists[name].length > 0)
  return (
    <div className={account.page}>
      <h1 className={account.title} data-fit={titleFit(t('title'))}>
        {t('title')}
      </h1>
      {notice && (
        <p className={account.notice} role={failures.has(notice) ? 'alert' : 'status'}>
          {t(`notices.${notice}`)}
        </p>
      )}
      {!lists && (
        <p className={account.notice} role="alert">
          {t('unavailable')}
        </p>
      )}
      {lists && shown.length === 0 && (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <p>
            <SiteLink href={pathFor('events', {}, locale)}>
              {t(`toProgramme.${variant}`)} →
            </SiteLink>
          </p>
        </div>
      )}
      {shown.map((name) => (
        <section key={name} className={styles.section} aria-labelledby={`favourite-${name}`}>
          <h2 id={`favourite-${name}`} className={styles.heading}>
            {t(name)}
          </h2>
          <ul className={styles.rows} data-list={name}>
            {lists?.[name].map(({ number, row, remove }) => (
              <li key={number} className={styles.row}>
                {row}
                {remove}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length > 0 && !children && <p className={styles.where}>{t('where')}</p>}
      {children}
    </div>
  )
}

/** A row with its day above it. */
export function FavouriteDay(props: { day: string; locale: Locale; children: ReactNode }) {
  return (
    <>
      <p className={styles.day}>
        <time dateTime={props.day}>{formatDay(props.day, props.locale)}</time>
      </p>
      {props.children}
    </>
  )
}
