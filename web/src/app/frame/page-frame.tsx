import type { ReactNode } from 'react'
import { BreadcrumbMarkup } from '#components/markup/breadcrumb-markup.tsx'
import { PageHeader } from '#features/navigation/page-header/page-header.tsx'
import { SiteFrame } from '#features/navigation/site-frame.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Trail } from '#i18n/trail.ts'
import { frameSlots } from './frame-slots.tsx'
import type { FrameContent } from './load-frame.ts'

/** What the router passes to `compose` for the frame of the page. */
export type PageFrameProps = {
  locale: Locale
  paths: Record<Locale, string>
  content: FrameContent
  /** Its place in the site, for machines; with a page header for visitors too. */
  trail?: Trail
  hasPageHeader?: boolean
  /** Whether editors may edit it in place (E-01). */
  isEditable?: boolean
  /** Where the admin site edits what the page shows (E-11). */
  adminAddress?: string
  /** What editors are told about the page, above it. */
  note?: ReactNode
}

/**
 * Header, main and footer around a page. Pages render it themselves, because only they know their address in the other
 * language (`paths`), and the language switch has to work without JavaScript.
 */
export function PageFrame(
  props: PageFrameProps & {
    /** The webshop’s page has its own footer. */
    isWithoutFooter?: boolean
    /** A landing page, without menu, top bar and alert (L-05). */
    isLandingPage?: boolean
    children: ReactNode
  },
) {
  const { content, isLandingPage = false, trail, hasPageHeader, note, children, ...rest } = props
  const showsHeader = trail && hasPageHeader && !isLandingPage
  return (
    <SiteFrame
      {...rest}
      isLandingPage={isLandingPage}
      navigation={content.navigation}
      addresses={content.addresses}
      slots={{
        ...frameSlots(content, props.locale),
        pageHeader: showsHeader && <PageHeader trail={trail} />,
      }}
    >
      {trail && <BreadcrumbMarkup trail={trail} />}
      {note}
      {children}
    </SiteFrame>
  )
}
