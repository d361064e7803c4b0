import { notFound } from 'next/navigation'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ static: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ static: placeholder }]

/** Every unknown path is rewritten to this one page per language, however many paths are tried. */
export default async function Unknown({ params }: Props) {
  if ((await params).static === placeholder) return null
  notFound()
}
