import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { NotFoundArt } from './not-found-art.tsx'

/** The content of a 404. */
export async function NotFoundContent({ locale }: { locale: Locale }) {
  const t = await getTranslations('notFound')
  return (
    <NotFoundArt
      code="404"
      title={t('title')}
      text={t('text')}
      links={[
        { href: pathFor('events', {}, locale), labels: t(`programme.${variant}`) },
        { href: pathFor('index', {}, locale), labels: t('home') },
      ]}
    />
  )
}
