import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { type TicketPageQuery, TicketPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'

export type TicketEvent = NonNullable<TicketPageQuery['event']>

/** An event with what was planned to be sold of it; null where there is none of this number. */
export async function findTicketEvent(
  { number, locale }: { number: number; locale: Locale },
  read: Read,
): Promise<TicketEvent | null> {
  const variables = { locale: graphLocale(locale), number }
  const { event } = await read({
    document: TicketPageDocument,
    variables,
    tags: tagsOfRead.event(number),
  })
  return event ?? null
}

/** The address of the plain ticket form in every language. */
export function ticketPaths(event: TicketEvent): Record<Locale, string> {
  return slugPaths('events-slug-id-tickets', event)
}
