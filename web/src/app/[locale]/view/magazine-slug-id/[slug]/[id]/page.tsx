import { getTranslations } from 'next-intl/server'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { articleJsonLd } from '#features/magazine/article/article-json-ld.ts'
import { ArticlePage } from '#features/magazine/article/article-page.tsx'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { MagazineHeadline } from '#features/magazine/headline/magazine-headline.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { ArticlePageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/slug-paths.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { env } from '#lib/env.ts'
import { findId } from '#lib/find-id.ts'
import { ModuleList } from '#modules/module-list.tsx'
import { JsonLd } from '#ui/json-ld.tsx'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const article = await readArticle(id, locale)
  return pageMetadata({
    locale,
    paths: slugPaths('magazine-slug-id', article),
    title: article.title,
    description: article.teaser,
    picture: socialPicture(article),
    article: {
      publishedTime: article.publishedFrom,
      modifiedTime: article.changedAt,
      authors: article.author ? [article.author] : [],
      tags: article.tags.map(({ name }) => name),
    },
  })
}

/** An article of the magazine. */
export default async function MagazineArticle({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const article = await readArticle(id, locale)
  const paths = slugPaths('magazine-slug-id', article)
  if (slug !== article.slugs[locale]) permanentRedirect(paths[locale] as Route)
  const t = await getTranslations('site')
  const categories = await findArticleCategories(locale)
  const house = {
    name: t(`name.${env.SITE_VARIANT}`),
    siteUrl: env.SITE_URL,
    locale,
  }
  return (
    <PageFrame locale={locale} paths={paths}>
      <JsonLd data={articleJsonLd(article, house)} />
      <ArticlePage
        article={article}
        locale={locale}
        headline={<MagazineHeadline categories={categories} place="article" locale={locale} />}
        body={<ModuleList modules={article.modules} setting={{ locale }} isBelowTheFold />}
      />
    </PageFrame>
  )
}

async function readArticle(segment: string, locale: Locale) {
  const id = findId(segment) ?? notFound()
  const { article } = await read({
    document: ArticlePageDocument,
    variables: { locale: graphLocale(locale), id },
    tags: tagsOfRead.article(id),
  })
  return article ?? notFound()
}
