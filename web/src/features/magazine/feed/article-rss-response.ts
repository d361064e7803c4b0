import { getTranslations } from 'next-intl/server'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { ArticleFeedDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { languageTag, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { env } from '#lib/env.ts'
import { fileResponse } from '#lib/http/file-response.ts'
import { variant } from '#lib/design/variant.ts'
import { rssChannel, rssItem } from '#lib/xml/rss.ts'

/** The newest articles as a feed. */
export async function articleRssResponse(locale: Locale): Promise<Response> {
  const tags = tagsOfRead.articles()
  const variables = { locale: graphLocale(locale) }
  const { articles } = await read({ document: ArticleFeedDocument, variables, tags })
  const t = await getTranslations({ locale, namespace: 'magazine' })
  const tSite = await getTranslations({ locale, namespace: 'site' })
  const body = rssChannel({
    title: `${t('title')} · ${tSite(`name.${env.SITE_VARIANT}`)}`,
    description: t(`text.${variant}`),
    link: env.SITE_URL + pathFor('magazine', {}, locale),
    self: env.SITE_URL + pathFor('magazine-rss', {}, locale),
    language: languageTag[locale],
    items: (articles?.nodes ?? []).map(({ number, slug, title, teaser, ...article }) =>
      rssItem({
        title,
        link: env.SITE_URL + pathFor('magazine-slug-id', { slug, number }, locale),
        description: teaser ?? '',
        category: article.category?.name,
        author: article.author ?? undefined,
        id: `article-${number}@${new URL(env.SITE_URL).hostname}`,
        date: article.publishedFrom,
      }),
    ),
  })
  return fileResponse({ body, contentType: 'application/rss+xml', tags })
}
