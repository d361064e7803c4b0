import { findWelcome } from '#features/welcome/find-welcome.ts'
import { WelcomeLayer } from '#features/welcome/welcome-layer.tsx'
import { textHash } from '#features/welcome/dismissed-welcome.ts'
import type { Locale } from '#i18n/locales.ts'
import { getTranslations } from 'next-intl/server'
import { ModuleList } from '#modules/module-list.tsx'

/** The welcome layer with the editors' text; nothing without one. */
export async function Welcome({ locale }: { locale: Locale }) {
  const modules = await findWelcome(locale)
  if (modules.length === 0) return null
  const t = await getTranslations('layout')
  return (
    <WelcomeLayer
      stamp={textHash(JSON.stringify(modules))}
      label={t('welcome')}
      closeLabel={t('closeWelcome')}
    >
      <ModuleList modules={modules} setting={{ locale }} isBelowTheFold />
    </WelcomeLayer>
  )
}
