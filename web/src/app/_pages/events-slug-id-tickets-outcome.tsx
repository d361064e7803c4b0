import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findTicketEvent } from '#features/booking/plain/find-ticket-event.ts'
import { parseTicketOutcome } from '#features/booking/plain/ticket-outcome.ts'
import { TicketPage } from '#features/booking/plain/ticket-page.tsx'
import { TicketSummary } from '#features/booking/plain/ticket-summary.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** The result of the plain ticket form. */
export const page = definePage({
  name: 'events-slug-id-tickets-outcome',
  async load(parameters, { read }) {
    const outcome = parseTicketOutcome(parameters.outcome) ?? notFound()
    return { outcome, event: (await findTicketEvent(parameters, read)) ?? notFound() }
  },
  paths: ({ event }, { outcome }) =>
    pathsFor('events-slug-id-tickets-outcome', (language) => ({
      slug: event.slugs[language],
      number: event.number,
      outcome,
    })),
  async describe({ event }) {
    const t = await getTranslations('booking')
    return { title: t('plain.title', { title: event.title }) }
  },
  compose({ event, outcome }, { locale, frame }) {
    return (
      <PageFrame {...frame}>
        <TicketPage event={event} locale={locale}>
          <TicketSummary event={event} outcome={outcome} locale={locale} />
        </TicketPage>
      </PageFrame>
    )
  },
})
