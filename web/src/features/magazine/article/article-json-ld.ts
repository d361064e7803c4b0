import type { ArticlePageQuery } from '#graphql/generated/graphql.ts'
import { type House, organizationReference } from '#components/markup/house.ts'
import { languageTag } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { socialPicture } from '#components/picture/social-picture.ts'

type Article = NonNullable<ArticlePageQuery['article']>

/** An article as structured data of schema.org. */
export function articleJsonLd(article: Article, house: House) {
  const { siteUrl, locale } = house
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
    inLanguage: languageTag[locale],
    datePublished: article.publishedFrom,
    dateModified: article.changedAt,
    timeRequired: article.readingTime,
    author: article.author
      ? { '@type': 'Person', name: article.author }
      : organizationReference(house),
    ...(article.category && { articleSection: article.category.name }),
    keywords: article.tags.map((tag) => tag.name),
    image: [siteUrl + (picture ?? siteFiles.socialPicture).url],
    publisher: organizationReference(house),
  }
}
