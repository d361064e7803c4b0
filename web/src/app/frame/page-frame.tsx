import type { ReactNode } from 'react'
import { SiteFrame } from '#features/navigation/site-frame.tsx'
import type { Locale } from '#i18n/locales.ts'
import { frameSlots } from './frame-slots.tsx'

/**
 * Header, main and footer around a page. Pages bring it themselves, because only they know their address in the other
 * language (`paths`), and the language switch has to lead there without JavaScript too.
 */
export function PageFrame(props: {
  locale: Locale
  paths: Record<Locale, string>
  /** The webshop’s page brings its own end. */
  isWithoutFooter?: boolean
  /** Stands alone, without menu, top bar and alert (L-05). */
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
