import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ArticleTagsQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './tag-index.module.css'

/** All tags of the magazine by name, each with its number of articles. */
export async function TagIndex(props: {
  tags: NonNullable<ArticleTagsQuery['articleTags']>
  locale: Locale
  /** Headline of the magazine. */
  headline: ReactNode
}) {
  const t = await getTranslations('magazine')
  return (
    <div className={styles.page}>
      {props.headline}
      <h1 className={styles.title}>{t('tags')}</h1>
      {props.tags.length === 0 && <p>{t('noTags')}</p>}
      <ul className={styles.tags}>
        {props.tags.map(({ number, name, slug, articleCount }) => (
          <li key={number}>
            <SiteLink href={pathFor('magazine-tags-tag-id', { tag: slug, number }, props.locale)}>
              {name}
            </SiteLink>{' '}
            <span>{t('count', { count: articleCount })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
