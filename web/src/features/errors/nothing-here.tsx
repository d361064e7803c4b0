import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { EmptyStage } from './empty-stage.tsx'

/** 404: there is nothing at this address. */
export async function NothingHere({ locale }: { locale: Locale }) {
  const t = await getTranslations('notFound')
  return (
    <EmptyStage
      code="404"
      title={t('title')}
      text={t('text')}
      links={[
        { href: pathFor('events', {}, locale), words: t('programme') },
        { href: pathFor('index', {}, locale), words: t('home') },
      ]}
    />
  )
}
