import type { WelcomeModules } from '#features/notices/welcome/find-welcome.ts'
import { WelcomeLayer } from '#features/notices/welcome/welcome-layer.tsx'
import { textHash } from '#features/notices/welcome/dismissed-welcome.ts'
import type { Locale } from '#i18n/locales.ts'
import { getTranslations } from 'next-intl/server'
import { ModuleList } from '#modules/module-list.tsx'

/** The welcome layer with the editors' text. */
export async function Welcome(props: { modules: WelcomeModules; locale: Locale }) {
  const { modules, locale } = props
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
