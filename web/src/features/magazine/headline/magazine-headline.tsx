import { getTranslations } from 'next-intl/server'
import type { ArticleList } from '#features/magazine/list/article-list.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { MagazineCategory } from './find-article-categories.ts'
import styles from './magazine-headline.module.css'

/** The current list of the magazine: that of all articles is the magazine itself, whose name is then the headline. */
type Place = ArticleList | 'tags' | 'article'

/** The top of every page of the magazine (L-01): its name, its categories, and the link to its tags. */
export async function MagazineHeadline(props: {
  categories: readonly MagazineCategory[]
  place: Place
  /** What editors call it, if not by its usual name. */
  name?: string | undefined
  locale: Locale
}) {
  const t = await getTranslations('magazine')
  const { categories, place, locale } = props
  const name = props.name ?? t('title')
  const list = typeof place === 'object' ? place : undefined
  const current = list?.of === 'category' ? list.number : undefined
  return (
    <header className={styles.headline}>
      {list?.of === 'all' ? (
        <h1 className={styles.name}>{name}</h1>
      ) : (
        <p className={styles.name} data-small="">
          <SiteLink href={pathFor('magazine', {}, locale)}>{name}</SiteLink>
        </p>
      )}
      <nav className={styles.ways} aria-label={t('ways')} data-print="no">
        <ul>
          {categories.map(({ number, name: labels, slugs, styleName }) => {
            const category = { category: slugs[locale], number }
            return (
              <li key={number} data-tone={styleName}>
                <SiteLink
                  href={pathFor('magazine-categories-category-id', category, locale)}
                  {...(number === current && { 'aria-current': 'true' as const })}
                >
                  {labels}
                </SiteLink>
              </li>
            )
          })}
          <li className={styles.tags}>
            <SiteLink
              href={pathFor('magazine-tags', {}, locale)}
              {...(place === 'tags' && { 'aria-current': 'true' as const })}
            >
              {t('tags')}
            </SiteLink>
          </li>
        </ul>
      </nav>
    </header>
  )
}
