import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { findTicketEvent, ticketPaths } from '#features/booking/plain/find-ticket-event.ts'
import { findTicketOutcome } from '#features/booking/plain/ticket-outcome.ts'
import { TicketPage } from '#features/booking/plain/ticket-page.tsx'
import { TicketSummary } from '#features/booking/plain/ticket-summary.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { design } from '#lib/design/design.ts'

type Props = { params: Promise<{ slug: string; id: string; outcome: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [
  { slug: placeholder, id: placeholder, outcome: placeholder },
]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const event = await findTicketEvent(id, locale)
  const t = await getTranslations('booking')
  if (!event) return {}
  return {
    title: t('plain.title', { title: event.title }),
    robots: { index: false, follow: true },
  }
}

/** How the plain form for the tickets of an event ended. */
export default async function TicketsOutcome({ params }: Props) {
  const { slug, id, outcome: written } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const outcome = findTicketOutcome(written) ?? notFound()
  const event = (design.quickBuy && (await findTicketEvent(id, locale))) || notFound()
  const paths = pathsFor('events-slug-id-tickets-outcome', (language) => ({
    slug: event.slugs[language],
    id: event.id,
    outcome: written,
  }))
  if (slug !== event.slugs[locale]) permanentRedirect(ticketPaths(event)[locale] as Route)
  return (
    <PageFrame locale={locale} paths={paths}>
      <TicketPage event={event} locale={locale}>
        <TicketSummary event={event} outcome={outcome} locale={locale} />
      </TicketPage>
    </PageFrame>
  )
}
