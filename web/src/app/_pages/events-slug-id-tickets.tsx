import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findTicketEvent, ticketPaths } from '#features/booking/plain/find-ticket-event.ts'
import { TicketForm } from '#features/booking/plain/ticket-form.tsx'
import { TicketPage } from '#features/booking/plain/ticket-page.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'

/** The plain ticket form: the booking widget without JavaScript. */
export const page = definePage({
  name: 'events-slug-id-tickets',
  load: async (parameters, { read }) => (await findTicketEvent(parameters, read)) ?? notFound(),
  paths: (event) => ticketPaths(event),
  async describe(event, { locale, paths }) {
    const t = await getTranslations('booking')
    return pageMetadata({
      locale,
      paths,
      title: t('plain.title', { title: event.title }),
    })
  },
  compose(event, { locale, frame }) {
    return (
      <PageFrame {...frame}>
        <TicketPage event={event} locale={locale}>
          <TicketForm event={event} locale={locale} />
        </TicketPage>
      </PageFrame>
    )
  },
})
