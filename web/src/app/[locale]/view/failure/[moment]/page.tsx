import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { EmptyStage } from '#features/errors/empty-stage.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathFor, pathsFor } from '#i18n/path-for.ts'

export const ensureStatic = 'navigation'

/** Rendered at build: it is needed when nothing can be asked. */
export const generateStaticParams = () => [{ moment: 'now' }]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('failure')
  return { title: t('title'), robots: { index: false } }
}

/** What is sent with status 503 where a page could not be made. */
export default async function FailurePage() {
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('failure')
  return (
    <>
      <SiteHeader locale={locale} paths={pathsFor('index', () => ({}))} menu={[]} />
      <main id="main-content" tabIndex={-1}>
        <EmptyStage
          code="503"
          title={t('title')}
          text={t('text')}
          links={[{ href: pathFor('index', {}, locale), words: t('home') }]}
        />
      </main>
    </>
  )
}
