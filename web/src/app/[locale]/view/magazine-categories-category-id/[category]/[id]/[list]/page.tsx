import type { Metadata } from 'next'
import { NamedArticles, namedArticlesMetadata } from '#app/magazine/named-articles.tsx'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ category: string; id: string; list: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [
  { category: placeholder, id: placeholder, list: placeholder },
]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, id, list } = await params
  if (id === placeholder) return {}
  return namedArticlesMetadata({ of: 'category', slug: category, id, list })
}

/** The articles of a category. */
export default async function MagazineCategory({ params }: Props) {
  const { category, id, list } = await params
  if (id === placeholder) return null
  return <NamedArticles of="category" slug={category} id={id} list={list} />
}
