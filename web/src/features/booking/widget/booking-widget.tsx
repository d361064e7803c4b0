'use client'
import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useBookingOfferQuery } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/booking.json'
import en from '#messages/en/booking.json'
import { Booking } from './booking.tsx'
import styles from './booking-dialog.module.css'
import { EventTitle } from './event-title.tsx'
import { LoadingOffer } from './loading-offer.tsx'
import { WaitingRoomHint } from './waiting-room-hint.tsx'
import { closeDelayMs } from '#features/booking/rules/booking-rules.ts'

export type BookingWidgetProps = {
  eventId: number
  /** The link that was pressed: the focus returns to it. */
  opener: HTMLElement
  locale: Locale
  /** The widget is closed and its selection reset. */
  onClosed: () => void
}

const messages = { de: { booking: de }, en: { booking: en } }

/** The widget. Load it only by import(). */
export const BookingWidget = withGraph(withMessages(BookingDialog, messages))

/**
 * The column in which an event is booked, over the page: closes on Escape and on a press outside. The offer is loaded
 * each time it opens, because pages show only the planned offer.
 */
function BookingDialog(props: BookingWidgetProps) {
  const { eventId, opener, locale, onClosed } = props
  const t = useTranslations('booking')
  const titleId = useId()
  const { dialog, closing, outside } = useDialog({ opener, onClosed })
  const { data, error, loading, refetch } = useBookingOfferQuery({
    variables: { locale: graphLocale(locale), number: eventId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const event = data?.event
  const offer = data?.eventOffer
  const retry = () => void refetch().catch(() => undefined)
  return (
    <dialog
      className={styles.widget}
      ref={dialog}
      aria-labelledby={titleId}
      data-tone={event?.genre?.styleName}
      data-print="no"
      {...closing}
      {...outside}
    >
      <div className={styles.column}>
        <header className={styles.head}>
          <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
            {t('close')}
          </button>
          <EventTitle id={titleId} event={event} locale={locale} />
        </header>
        {event && offer?.hasWaitingRoom && <WaitingRoomHint webshopUrl={event.ticketUrl} />}
        {event && offer && !offer.hasWaitingRoom && (
          <Booking
            event={event}
            offer={offer}
            isStale={loading}
            locale={locale}
            onRefresh={retry}
          />
        )}
        {(!event || !offer) && (
          <LoadingOffer hasFailed={!loading && (!!error || !!data)} onRetry={retry} />
        )}
      </div>
    </dialog>
  )
}

/** Opens and closes the dialog. Its content stays until the closing transition ends [4]. */
function useDialog({ opener, onClosed }: Pick<BookingWidgetProps, 'opener' | 'onClosed'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const [isClosed, setClosed] = useState(false)

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useEffect(() => {
    if (!isClosed) return
    // Some browsers do not focus a clicked link, and so have no focus to return.
    opener.focus()
    const timer = setTimeout(onClosed, closeDelayMs)
    return () => clearTimeout(timer)
  }, [isClosed, opener, onClosed])

  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget
  return {
    dialog,
    closing: { onClose: () => setClosed(true) },
    // A press that begins inside, to select text, may end outside.
    outside: {
      onMouseDown: (event: MouseEvent) => {
        isPressedOutside.current = isBackdrop(event)
      },
      onClick: (event: MouseEvent) => {
        if (isPressedOutside.current && isBackdrop(event)) dialog.current?.close()
      },
    },
  }
}
