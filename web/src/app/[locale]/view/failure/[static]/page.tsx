import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ErrorPage } from '#features/errors/error-page.tsx'
import { EmptyStage } from '#features/errors/empty-stage.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathFor, pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ static: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ static: placeholder }]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('failure')
  return { title: t('title'), robots: { index: false } }
}

/**
 * What is sent with status 503 where a page could not be made. The front has it made at its start, and keeps it for when nothing
 * can be asked.
 */
export default async function FailurePage({ params }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('failure')
  return (
    <>
      <SiteHeader locale={locale} paths={pathsFor('index', () => ({}))} menu={[]} />
      <main id="main-content" tabIndex={-1}>
        <ErrorPage
          status={503}
          title={t('title')}
          builtIn={
            <EmptyStage
              code="503"
              title={t('title')}
              text={t('text')}
              links={[{ href: pathFor('index', {}, locale), words: t('home') }]}
            />
          }
        />
      </main>
    </>
  )
}
