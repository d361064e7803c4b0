import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { EmptyStage } from '#features/errors/empty-stage.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathFor, pathsFor } from '#i18n/path-for.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), robots: { index: false } }
}

/** Without the menu: Next puts this into every page's payload, and draws it at build, when no origin runs. */
export default async function NotFound() {
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('notFound')
  return (
    <>
      <SiteHeader locale={locale} paths={pathsFor('not-found', () => ({}))} menu={[]} />
      <EmptyStage
        code={t('code')}
        title={t('title')}
        text={t('text')}
        links={[
          { href: pathFor('events', {}, locale), words: t('programme') },
          { href: pathFor('index', {}, locale), words: t('home') },
        ]}
      />
    </>
  )
}
