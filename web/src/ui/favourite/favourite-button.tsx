import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { type Favourite, favouriteKey } from '#lib/favourites/favourites.ts'
import styles from './favourite-button.module.css'
import { FavouriteWatch } from './favourite-watch.tsx'

/**
 * The heart that adds an event, a production, a person or an article to the favourites. A plain form: pages are the same for all
 * visitors, so a lazy-loaded script shows whether it is one, and lets the button remove it again.
 */
export function FavouriteButton(props: { favourite: Favourite; title: string; locale: Locale }) {
  const { favourite, title, locale } = props
  const t = useTranslations('favourites')
  const key = favouriteKey(favourite)
  return (
    <form
      className={styles.form}
      method="post"
      action={pathFor('favourites-change', {}, locale)}
      data-favourite={key}
      data-print="no"
    >
      <input type="hidden" name="add" value={key} />
      <button className={styles.button} aria-label={t('addNamed', { title })}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 20.5 3.6 12a5.3 5.3 0 0 1 0-7.4 5.1 5.1 0 0 1 7.3 0L12 5.8l1.1-1.2a5.1 5.1 0 0 1 7.3 0 5.3 5.3 0 0 1 0 7.4z" />
        </svg>
        {t('add')}
      </button>
      <FavouriteWatch />
    </form>
  )
}

/** Removes a favourite, on the page that lists them. */
export function RemoveFavouriteButton(props: {
  favourite: Favourite
  title: string
  locale: Locale
}) {
  const { favourite, title, locale } = props
  const t = useTranslations('favourites')
  return (
    <form className={styles.form} method="post" action={pathFor('favourites-change', {}, locale)}>
      <input type="hidden" name="remove" value={favouriteKey(favourite)} />
      <button className={styles.remove} aria-label={t('removeNamed', { title })}>
        {t('remove')}
      </button>
    </form>
  )
}
