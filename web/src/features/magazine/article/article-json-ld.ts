import type { ArticlePageQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { socialPicture } from '#components/picture/social-picture.ts'

type Article = NonNullable<ArticlePageQuery['article']>
type House = { name: string; siteUrl: string; locale: Locale }

/** An article as structured data of schema.org. */
export function articleJsonLd(article: Article, { name, siteUrl, locale }: House) {
  const path = pathFor(
    'magazine-slug-id',
    { slug: article.slugs[locale], number: article.number },
    locale,
  )
  const picture = socialPicture(article.image)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.teaser,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    inLanguage: locale === 'de' ? 'de-AT' : 'en-GB',
    datePublished: article.publishedFrom,
    dateModified: article.changedAt,
    timeRequired: article.readingTime,
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.category && { articleSection: article.category.name }),
    keywords: article.tags.map((tag) => tag.name),
    ...(picture && { image: [siteUrl + picture.url] }),
    publisher: { '@type': 'Organization', name, url: siteUrl },
  }
}
