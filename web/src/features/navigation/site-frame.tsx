import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { NavigationQuery } from '#graphql/generated/graphql.ts'
import { SiteFooter } from '#features/navigation/footer/site-footer.tsx'
import { EndOfPage } from './end-of-page.tsx'
import { type HeaderSlots, SiteHeader } from './site-header.tsx'
import type { ServiceAddresses } from '#features/navigation/account/find-service-addresses.ts'

/** What other features show in the frame; the composing code fills these slots. */
export type FrameSlots = HeaderSlots & {
  /** Over the header; not on landing pages. */
  topAlert?: ReactNode
  /** Between header and main. */
  pageHeader?: ReactNode
  /** After the footer. */
  infoLayer?: ReactNode
}

/** Header, main and footer around a page (L-01). */
export function SiteFrame(props: {
  locale: Locale
  paths: Record<Locale, string>
  isLandingPage: boolean
  navigation: NavigationQuery
  addresses: ServiceAddresses
  slots: FrameSlots
  isWithoutFooter?: boolean
  /** Whether editors may edit the page in place. */
  isEditable?: boolean
  /** Where the admin site edits what the page shows. */
  adminAddress?: string
  children: ReactNode
}) {
  const { locale, isLandingPage } = props
  const { navigation, settings } = props.navigation
  const { topAlert, pageHeader, infoLayer, ...headerSlots } = props.slots
  return (
    <>
      {!isLandingPage && topAlert}
      <SiteHeader
        locale={locale}
        paths={props.paths}
        menu={navigation?.menu ?? []}
        isLandingPage={isLandingPage}
        isShopOnline={settings?.isShopOnline ?? true}
        addresses={props.addresses}
        html={settings?.headerHtml ?? ''}
        slots={headerSlots}
      />
      {pageHeader}
      <main
        id="main-content"
        tabIndex={-1}
        data-editable={props.isEditable ? '' : undefined}
        data-admin-address={props.adminAddress}
      >
        {props.children}
      </main>
      {props.isWithoutFooter ? (
        <EndOfPage />
      ) : (
        <SiteFooter
          locale={locale}
          links={navigation?.footer ?? []}
          areas={settings ?? undefined}
        />
      )}
      {infoLayer}
    </>
  )
}
