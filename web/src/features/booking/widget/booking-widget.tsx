'use client'
import { ApolloProvider } from '@apollo/client/react'
import { browserClient } from '#graphql/browser-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { BookingDialog } from './booking-dialog.tsx'
import type { BookingLabels } from '#features/booking/booking-labels.ts'

export type BookingWidgetProps = {
  eventId: number
  /** The link that was pressed: the focus returns to it. */
  opener: HTMLElement
  locale: Locale
  labels: BookingLabels
  /** The widget is gone, and with it what was chosen. */
  onClosed: () => void
}

/** The widget, with a client of its own. Only to be reached by import(). */
export function BookingWidget(props: BookingWidgetProps) {
  return (
    <ApolloProvider client={browserClient()}>
      <BookingDialog {...props} />
    </ApolloProvider>
  )
}
