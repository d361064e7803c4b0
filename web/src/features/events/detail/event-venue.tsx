import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { design } from '#lib/design/design.ts'
import note from '#ui/detail/note.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventVenue_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { PostalAddress } from '#ui/postal-address.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'

const { telephone, email } = design.organization
const telephoneLink = (text: ReactNode) => (
  <a href={`tel:${telephone.replaceAll(' ', '')}`}>{text}</a>
)
const mailLink = (text: ReactNode) => <a href={`mailto:${email}`}>{text}</a>

/** The venue: its address, its accessibility and how to book wheelchair places, and a link to its page. */
export async function EventVenue(props: {
  event: FragmentType<typeof EventVenue_eventFragmentDoc>
  locale: Locale
}) {
  const t = await getTranslations('event')
  const { venue } = readFragment(EventVenue_eventFragmentDoc, props.event)
  const path = pathFor('venues-slug-id', { slug: venue.slug, number: venue.number }, props.locale)
  return (
    <section className={note.note}>
      <h2>{t('venue')}</h2>
      <PostalAddress {...venue} />
      {venue.accessibility && (
        <>
          <h3>{t('accessibility')}</h3>
          <RichText html={venue.accessibility} />
          <p>
            {t.rich('wheelchairPlaces', {
              telephone: telephoneLink,
              mail: mailLink,
              number: telephone,
              address: email,
            })}
          </p>
        </>
      )}
      <p>
        <SiteLink href={path}>{t('toVenue')}</SiteLink>
      </p>
    </section>
  )
}
