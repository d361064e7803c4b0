'use client'
import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import type { BookingWidgetProps } from './booking-widget.tsx'

type Opened = { eventId: number; opener: HTMLAnchorElement; path: string }

/**
 * Where the booking widget stands, once, over all pages: it opens in place of the page to which a ticket link leads, one at a time.
 * The widget is fetched when it is first used; where it cannot be had, the link leads on (B-01).
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
      // Nothing else is to take it for a way off the page.
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
      // Another one may have been opened since.
      onClosed={() => setOpened((current) => (current === opened ? undefined : current))}
    />
  )
}

function ticketLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target : undefined
  return target?.closest<HTMLAnchorElement>('a[data-tickets-of]') ?? undefined
}
