import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  EventMarkup_eventFragmentDoc,
  ListMarkup_eventFragmentDoc,
  EventMarkup_imageFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { findHouse } from '#components/markup/house.ts'
import type { Locale } from '#i18n/locales.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { eventJsonLd, eventListJsonLd } from './event-json-ld.ts'

/** Structured data of an event. */
export async function EventMarkup(props: {
  event: FragmentType<typeof EventMarkup_eventFragmentDoc>
  locale: Locale
}) {
  const detail = readFragment(EventMarkup_eventFragmentDoc, props.event)
  const event = withImage(readFragment(ListMarkup_eventFragmentDoc, detail))
  return <JsonLd data={eventJsonLd({ ...detail, ...event }, await findHouse(props.locale))} />
}

/** Structured data of a list of events; nothing for an empty one. */
export async function EventListMarkup(props: {
  events: readonly FragmentType<typeof ListMarkup_eventFragmentDoc>[]
  locale: Locale
}) {
  if (props.events.length === 0) return null
  const events = readFragment(ListMarkup_eventFragmentDoc, props.events)
  return <JsonLd data={eventListJsonLd(events.map(withImage), await findHouse(props.locale))} />
}

function withImage<
  Event extends { image: FragmentType<typeof EventMarkup_imageFragmentDoc> | null },
>(event: Event) {
  return {
    ...event,
    image: readFragment(EventMarkup_imageFragmentDoc, event.image),
  }
}
