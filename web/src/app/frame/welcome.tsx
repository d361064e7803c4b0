import { findWelcome } from '#features/welcome/find-welcome.ts'
import { WelcomeLayer } from '#features/welcome/welcome-layer.tsx'
import { stampOf } from '#features/welcome/welcome-memory.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { moduleLabels } from '#i18n/module-setting.ts'
import { ModuleList } from '#modules/module-list.tsx'

/** The info layer with what editors have written for it; nothing where they have not. */
export async function Welcome({ locale }: { locale: Locale }) {
  const modules = await findWelcome(locale)
  if (modules.length === 0) return null
  const messages = await loadMessages(locale)
  const labels = messages.layout
  return (
    <WelcomeLayer
      stamp={stampOf(JSON.stringify(modules))}
      label={labels.welcome}
      closeLabel={labels.closeWelcome}
    >
      <ModuleList
        modules={modules}
        setting={{ locale, labels: moduleLabels(messages) }}
        isBelowTheFold
      />
    </WelcomeLayer>
  )
}
