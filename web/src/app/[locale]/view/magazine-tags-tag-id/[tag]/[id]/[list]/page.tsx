import type { Metadata } from 'next'
import { NamedArticles, namedArticlesMetadata } from '#app/magazine/named-articles.tsx'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ tag: string; id: string; list: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ tag: placeholder, id: placeholder, list: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag, id, list } = await params
  if (id === placeholder) return {}
  return namedArticlesMetadata({ of: 'tag', slug: tag, id, list })
}

/** The articles with a tag. */
export default async function MagazineTag({ params }: Props) {
  const { tag, id, list } = await params
  if (id === placeholder) return null
  return <NamedArticles of="tag" slug={tag} id={id} list={list} />
}
