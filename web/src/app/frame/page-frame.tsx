import type { ReactNode } from 'react'
import { SiteFrame } from '#features/navigation/site-frame.tsx'
import type { Locale } from '#i18n/locales.ts'
import { frameSlots } from './frame-slots.tsx'

/**
 * Header, main and footer around a page. Pages render it themselves, because only they know their address in the other
 * language (`paths`), and the language switch has to work without JavaScript.
 */
export function PageFrame(props: {
  locale: Locale
  paths: Record<Locale, string>
  /** The webshop’s page has its own footer. */
  isWithoutFooter?: boolean
  /** A landing page, without menu, top bar and alert (L-05). */
  isLandingPage?: boolean
  children: ReactNode
}) {
  const { isLandingPage = false } = props
  return (
    <SiteFrame
      {...props}
      isLandingPage={isLandingPage}
      slots={frameSlots({ locale: props.locale })}
    />
  )
}
