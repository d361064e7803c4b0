import { getTranslations } from 'next-intl/server'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { articleJsonLd } from '#features/magazine/article/article-json-ld.ts'
import { ArticlePage } from '#features/magazine/article/article-page.tsx'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { MagazineHeadline } from '#features/magazine/headline/magazine-headline.tsx'
import { findOwnContainer, ownContainerSlug } from '#features/pages/find-own-container.ts'
import { ArticlePageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import { findHouse } from '#components/markup/house.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { ModuleList } from '#modules/module-list.tsx'
import { JsonLd } from '#ui/json-ld.tsx'

/** An article of the magazine. */
export const page = definePage({
  name: 'magazine-slug-id',
  async load({ number, locale }, { read, versionNumber, preview }) {
    const isPublished = !versionNumber && !preview
    const [{ article }, categories, other] = await Promise.all([
      read({
        document: ArticlePageDocument,
        variables: { locale: graphLocale(locale), number },
        tags: tagsOfRead.article(number),
      }),
      findArticleCategories(locale, read),
      isPublished
        ? undefined
        : findOwnContainer({ kind: 'article', number }, { locale, read, versionNumber, preview }),
    ])
    if (!article) notFound()
    const modules = isPublished ? article.modules : (other?.modules ?? [])
    return { article, modules, categories }
  },
  paths: ({ article }) => slugPaths('magazine-slug-id', article),
  async trail({ article }, { locale, paths }) {
    const t = await getTranslations('magazine')
    return [
      { title: t('title'), href: pathFor('magazine', {}, locale) },
      { title: article.title, href: paths[locale] },
    ]
  },
  describe: ({ article }, { locale, paths }) =>
    pageMetadata({
      locale,
      paths,
      title: article.title,
      description: [article.teaser],
      picture: socialPicture(article.image),
      article: {
        publishedTime: article.publishedFrom,
        modifiedTime: article.changedAt,
        authors: article.author ? [article.author] : [],
        tags: article.tags.map(({ name }) => name),
      },
    }),
  async compose({ article, modules, categories }, { number, locale, paths, frame, renderEditor }) {
    const slug = ownContainerSlug({ kind: 'article', number })
    const { title } = article
    const show = (limit?: number) => (
      <ModuleList modules={modules} setting={{ locale }} isBelowTheFold limit={limit} />
    )
    return (
      <PageFrame {...frame}>
        <JsonLd data={articleJsonLd(article, await findHouse(locale))} />
        <ArticlePage
          article={article}
          locale={locale}
          headline={<MagazineHeadline categories={categories} place="article" locale={locale} />}
          body={
            renderEditor ? renderEditor({ slug, title, locale, paths, showModules: show }) : show()
          }
        />
      </PageFrame>
    )
  },
})
