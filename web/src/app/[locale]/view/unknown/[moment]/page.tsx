import { notFound } from 'next/navigation'
import { placeholder } from '#i18n/view-paths.ts'

type Props = { params: Promise<{ moment: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ moment: placeholder }]

/** Where every unknown path leads: one page a language, however many paths are tried. */
export default async function Unknown({ params }: Props) {
  if ((await params).moment === placeholder) return null
  notFound()
}
