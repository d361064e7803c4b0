import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { MagazineHeadline } from '#features/magazine/headline/magazine-headline.tsx'
import { TagIndex } from '#features/magazine/tags/tag-index.tsx'
import { ArticleTagsDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor, pathsFor } from '#i18n/paths/path-for.ts'

/** All tags of the magazine. */
export const page = definePage({
  name: 'magazine-tags',
  async load({ locale }, { read }) {
    const [{ articleTags }, categories] = await Promise.all([
      read({
        document: ArticleTagsDocument,
        variables: { locale: graphLocale(locale) },
        tags: tagsOfRead.articles(),
      }),
      findArticleCategories(locale, read),
    ])
    return { tags: articleTags ?? [], categories }
  },
  paths: () => pathsFor('magazine-tags', () => ({})),
  async trail(_, { locale, paths }) {
    const t = await getTranslations('magazine')
    return [
      { title: t('title'), href: pathFor('magazine', {}, locale) },
      { title: t('tags'), href: paths[locale] },
    ]
  },
  async describe(_, { locale, paths }) {
    const t = await getTranslations('magazine')
    return pageMetadata({ locale, paths, title: t('tags'), description: t('tagsText') })
  },
  compose({ tags, categories }, { locale, frame }) {
    return (
      <PageFrame {...frame}>
        <TagIndex
          tags={tags}
          locale={locale}
          headline={<MagazineHeadline categories={categories} place="tags" locale={locale} />}
        />
      </PageFrame>
    )
  },
})
