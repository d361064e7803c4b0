import { findWelcome } from '#features/welcome/find-welcome.ts'
import { WelcomeLayer } from '#features/welcome/welcome-layer.tsx'
import { stampOf } from '#features/welcome/welcome-memory.ts'
import type { Locale } from '#i18n/locales.ts'
import { getTranslations } from 'next-intl/server'
import { ModuleList } from '#modules/module-list.tsx'

/** The info layer with what editors have written for it; nothing where they have not. */
export async function Welcome({ locale }: { locale: Locale }) {
  const modules = await findWelcome(locale)
  if (modules.length === 0) return null
  const t = await getTranslations('layout')
  return (
    <WelcomeLayer
      stamp={stampOf(JSON.stringify(modules))}
      label={t('welcome')}
      closeLabel={t('closeWelcome')}
    >
      <ModuleList modules={modules} setting={{ locale }} isBelowTheFold />
    </WelcomeLayer>
  )
}
