import type { ReactNode } from 'react'
import type { OwnContainer } from '#features/pages/find-own-container.ts'
import type { Locale } from '#i18n/locales.ts'

/** The modules of an own container. Pages without one load no styles of modules. */
export async function showOwnContainer(
  container: OwnContainer | undefined,
  locale: Locale,
): Promise<ReactNode> {
  if (!container) return null
  const { OwnContainer } = await import('./own-container.tsx')
  return <OwnContainer container={container} locale={locale} />
}
