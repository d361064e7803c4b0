import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  EventMarkup_eventFragmentDoc,
  ListMarkup_eventFragmentDoc,
  Picture_thumbnailFragmentDoc,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { variant } from '#lib/design/variant.ts'
import { env } from '#lib/env.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { eventJsonLd, eventListJsonLd } from './event-json-ld.ts'

/** An event for machines. */
export async function EventMarkup(props: {
  event: FragmentType<typeof EventMarkup_eventFragmentDoc>
  locale: Locale
}) {
  const event = readFragment(EventMarkup_eventFragmentDoc, props.event)
  return <JsonLd data={eventJsonLd(withThumbnails(event), await houseOf(props.locale))} />
}

/** A list of events for machines; nothing for an empty one. */
export async function EventListMarkup(props: {
  events: readonly FragmentType<typeof ListMarkup_eventFragmentDoc>[]
  locale: Locale
}) {
  if (props.events.length === 0) return null
  const events = readFragment(ListMarkup_eventFragmentDoc, props.events)
  return <JsonLd data={eventListJsonLd(events.map(withThumbnails), await houseOf(props.locale))} />
}

function withThumbnails<
  Event extends { imageThumbnails: readonly FragmentType<typeof Picture_thumbnailFragmentDoc>[] },
>(event: Event) {
  return {
    ...event,
    imageThumbnails: readFragment(Picture_thumbnailFragmentDoc, event.imageThumbnails),
  }
}

async function houseOf(locale: Locale) {
  const t = await getTranslations('site')
  return { name: t(`name.${variant}`), siteUrl: env.SITE_URL, locale }
}
