import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { HeldCartFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { ReservationClock } from './reservation-clock.tsx'
import { momentOf, seatLabel } from './ticket-row.tsx'

type HeldCart = FragmentType<typeof HeldCartFragmentDoc>

/** Whether a cart holds seats. */
export const hasTickets = (cart: HeldCart): boolean =>
  readFragment(HeldCartFragmentDoc, cart).ticketsQuantity > 0

/** What the cart holds, for how long, and the way to it. */
export function Reservation({ locale, ...props }: { locale: Locale; cart: HeldCart }) {
  const t = useTranslations('cart')
  const { tickets, secondsLeft } = readFragment(HeldCartFragmentDoc, props.cart)
  return (
    <>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.number}>
            <b>{ticket.event.title}</b>, {momentOf(ticket, locale)}, {seatLabel(ticket, t)}
          </li>
        ))}
      </ul>
      <p>
        {t('heldFor')} <ReservationClock seconds={secondsLeft} />
      </p>
      <p>
        <a href={pathFor('cart', {}, locale)}>{t('toCart')} →</a>
      </p>
    </>
  )
}
