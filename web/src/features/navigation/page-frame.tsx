import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { findNavigation } from './find-navigation.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/**
 * Header, main and footer around a page. Pages bring it themselves, because only they know their address in the other
 * language (`paths`), and the language switch has to lead there without JavaScript too.
 */
export async function PageFrame(props: {
  locale: Locale
  paths: Record<Locale, string>
  children: ReactNode
}) {
  const navigation = await findNavigation(props.locale)
  return (
    <>
      <SiteHeader
        locale={props.locale}
        paths={props.paths}
        menu={navigation.navigation?.menu ?? []}
      />
      <main id="main-content" tabIndex={-1}>
        {props.children}
      </main>
      <SiteFooter
        locale={props.locale}
        links={navigation.navigation?.footer ?? []}
        areas={navigation.settings?.data}
      />
    </>
  )
}
