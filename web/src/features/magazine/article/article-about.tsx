import { getTranslations } from 'next-intl/server'
import type { ArticlePageQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './article-about.module.css'

type Article = NonNullable<ArticlePageQuery['article']>

/** The subjects and people of an article, and its tags: a narrow column of links. */
export async function ArticleAbout(props: {
  article: Pick<Article, 'productions' | 'persons' | 'tags'>
  locale: Locale
}) {
  const t = await getTranslations('magazine')
  const { article, locale } = props
  const groups = [
    {
      term: t('productions'),
      links: article.productions.map(({ number, slug, title }) => ({
        number,
        labels: title,
        href: pathFor('productions-slug-id', { slug, number }, locale),
      })),
    },
    {
      term: t('persons'),
      links: article.persons.map(({ number, slug, name }) => ({
        number,
        labels: name,
        href: pathFor('team-slug-id', { slug, number }, locale),
      })),
    },
    {
      term: t('tags'),
      links: article.tags.map(({ number, slug, name }) => ({
        number,
        labels: name,
        href: pathFor('magazine-tags-tag-id', { tag: slug, number }, locale),
      })),
    },
  ].filter(({ links }) => links.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className={styles.about}>
      {groups.map(({ term, links }) => (
        <div key={term}>
          <dt>{term}</dt>
          {links.map(({ number, labels, href }) => (
            <dd key={number}>
              <SiteLink href={href}>{labels}</SiteLink>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
