import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { MagazineHeadline } from '#features/magazine/headline/magazine-headline.tsx'
import { TagIndex } from '#features/magazine/tags/tag-index.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { ArticleTagsDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ static: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ static: placeholder }]

const paths = pathsFor('magazine-tags', () => ({}))

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('magazine')
  return pageMetadata({
    locale: asLocale(await rootLocale()),
    paths,
    title: t('tags'),
    description: t('tagsText'),
  })
}

/** All tags of the magazine. */
export default async function MagazineTags({ params }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const { articleTags } = await read({
    document: ArticleTagsDocument,
    variables: { locale: graphLocale(locale) },
    tags: tagsOfRead.articles(),
  })
  const categories = await findArticleCategories(locale)
  return (
    <PageFrame locale={locale} paths={paths}>
      <TagIndex
        tags={articleTags ?? []}
        locale={locale}
        headline={<MagazineHeadline categories={categories} place="tags" locale={locale} />}
      />
    </PageFrame>
  )
}
