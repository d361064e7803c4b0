import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { findTicketEvent, ticketPaths } from '#features/booking/plain/find-ticket-event.ts'
import { TicketForm } from '#features/booking/plain/ticket-form.tsx'
import { TicketPage } from '#features/booking/plain/ticket-page.tsx'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { design } from '#lib/design/design.ts'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const event = await findTicketEvent(id, locale)
  const t = await getTranslations('booking')
  if (!event) return {}
  const title = t('plain.title', { title: event.title })
  // Who searches shall find the evening, not its form.
  const robots = { index: false, follow: true }
  return { ...pageMetadata({ locale, paths: ticketPaths(event), title }), robots }
}

/** Tickets of an event by a plain form: what the widget does, without JavaScript. */
export default async function EventTickets({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const event = (design.quickBuy && (await findTicketEvent(id, locale))) || notFound()
  const paths = ticketPaths(event)
  if (slug !== event.slugs[locale]) permanentRedirect(paths[locale] as Route)
  return (
    <PageFrame locale={locale} paths={paths}>
      <TicketPage event={event} locale={locale}>
        <TicketForm event={event} locale={locale} />
      </TicketPage>
    </PageFrame>
  )
}
