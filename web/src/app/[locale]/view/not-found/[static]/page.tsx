import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ErrorPage } from '#features/errors/error-page.tsx'
import { NothingHere } from '#features/errors/nothing-here.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ static: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ static: placeholder }]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), robots: { index: false } }
}

/** The empty stage as a whole page. The server gives it status 404, and sends it for everything that Next does not find. */
export default async function NotFoundPage({ params }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('notFound')
  return (
    <PageFrame locale={locale} paths={pathsFor('not-found', () => ({}))}>
      <ErrorPage status={404} title={t('title')} builtIn={<NothingHere locale={locale} />} />
    </PageFrame>
  )
}
