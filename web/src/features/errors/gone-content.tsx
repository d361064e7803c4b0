import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { NotFoundArt } from './not-found-art.tsx'

/** The content of a 410: a link that was given out for some time only. */
export async function GoneContent({ locale }: { locale: Locale }) {
  const t = await getTranslations('gone')
  return (
    <NotFoundArt
      code="410"
      title={t('title')}
      text={t('text')}
      links={[{ href: pathFor('index', {}, locale), labels: t('home') }]}
    />
  )
}
