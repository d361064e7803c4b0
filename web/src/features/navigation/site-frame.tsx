import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { findNavigation } from './find-navigation.ts'
import { SiteFooter } from './site-footer.tsx'
import { type HeaderSlots, SiteHeader } from './site-header.tsx'

/** What other features show in the frame; whoever composes them fills these. */
export type FrameSlots = HeaderSlots & {
  /** Over the header. */
  topAlert?: ReactNode
}

/** Header, main and footer around a page (L-01). */
export async function SiteFrame(props: {
  locale: Locale
  paths: Record<Locale, string>
  slots: FrameSlots
  children: ReactNode
}) {
  const navigation = await findNavigation(props.locale)
  const { topAlert, ...headerSlots } = props.slots
  return (
    <>
      {topAlert}
      <SiteHeader
        locale={props.locale}
        paths={props.paths}
        menu={navigation.navigation?.menu ?? []}
        slots={headerSlots}
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
