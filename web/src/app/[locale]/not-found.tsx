import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { EmptyStage } from '#features/errors/empty-stage.tsx'
import { PageFrame } from '#features/navigation/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathFor, pathsFor } from '#i18n/path-for.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), robots: { index: false } }
}

export default async function NotFound() {
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('notFound')
  return (
    <PageFrame locale={locale} paths={pathsFor('not-found', () => ({}))}>
      <EmptyStage
        code={t('code')}
        title={t('title')}
        text={t('text')}
        links={[
          { href: pathFor('events', {}, locale), words: t('programme') },
          { href: pathFor('index', {}, locale), words: t('home') },
        ]}
      />
    </PageFrame>
  )
}
