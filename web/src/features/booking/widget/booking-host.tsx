'use client'
import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import type { BookingWidgetProps } from './booking-widget.tsx'

type Opened = { eventId: number; opener: HTMLAnchorElement; path: string }

/**
 * Contains the booking widget, once, over all pages: it opens instead of the page that a ticket link leads to, one at a
 * time. The widget is lazy-loaded; if that fails, the link is followed (B-01).
 */
export function BookingHost({ locale }: { locale: Locale }) {
  const [opened, setOpened] = useState<Opened>()
  const [Widget, setWidget] = useState<ComponentType<BookingWidgetProps>>()
  const pathname = usePathname()

  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const opener = isPlainClick(event) && ticketLinkOf(event)
      if (!opener) return
      event.preventDefault()
      // No other listener must take it for a navigation.
      event.stopImmediatePropagation()
      opener.ariaBusy = 'true'
      try {
        const { BookingWidget } = await import('./booking-widget.tsx')
        setWidget(() => BookingWidget)
        const eventId = Number(opener.dataset['ticketsOf'])
        setOpened({ eventId, opener, path: location.pathname })
      } catch {
        location.assign(opener.href)
      } finally {
        opener.ariaBusy = null
      }
    }
    const listener = (event: MouseEvent) => void open(event)
    document.addEventListener('click', listener, { capture: true })
    return () => document.removeEventListener('click', listener, { capture: true })
  }, [])

  if (!opened || !Widget || opened.path !== pathname) return null
  return (
    <Widget
      key={opened.eventId}
      eventId={opened.eventId}
      opener={opened.opener}
      locale={locale}
      // Another event may have been opened since.
      onClosed={() => setOpened((current) => (current === opened ? undefined : current))}
    />
  )
}

function ticketLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target : undefined
  return target?.closest<HTMLAnchorElement>('a[data-tickets-of]') ?? undefined
}
