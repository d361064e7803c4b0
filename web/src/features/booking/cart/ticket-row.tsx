import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay } from '#lib/time/days.ts'
import { formatMoney } from '#lib/text/money.ts'
import styles from './cart.module.css'
import type { ShownTicket } from './shown-cart.ts'

type Props = {
  ticket: ShownTicket
  locale: Locale
  form: { action: string; csrfToken: string }
  isBusy: boolean
  /** Without a callback the form is submitted. */
  onRemove: ((id: number) => void) | undefined
}

/** A ticket: event, date and venue, seat, price, and a button that releases it. */
export function TicketRow({ ticket, locale, form, isBusy, onRemove }: Props) {
  const { event } = ticket
  const t = useTranslations('cart')
  const seat = seatLabel(ticket, t)
  const room = [event.room?.name, event.venue.name].filter(Boolean).join(', ')
  function submit(submission: FormEvent) {
    submission.preventDefault()
    if (!isBusy) onRemove?.(ticket.number)
  }
  return (
    <li className={styles.ticket}>
      <div>
        <h3>
          <a href={pathFor('events-slug-id', { slug: event.slug, number: event.number }, locale)}>
            {event.title}
          </a>
        </h3>
        <p>
          {momentOf(ticket, locale)}
          <br />
          {room}
        </p>
        <p>
          <strong>{seat}</strong>
          <br />
          {ticket.saleTypeName}
        </p>
      </div>
      <p className={styles.price}>{formatMoney(ticket.price, locale)}</p>
      <form method="post" action={form.action} onSubmit={onRemove && submit} data-print="no">
        <input type="hidden" name="csrfmiddlewaretoken" value={form.csrfToken} />
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="ticket" value={ticket.number} />
        <button
          className={styles.remove}
          data-removes=""
          aria-label={t('removeTicket', { ticket: `${event.title}, ${seat}` })}
          aria-disabled={isBusy}
        >
          {t('remove')}
        </button>
      </form>
    </li>
  )
}

export function momentOf({ event, timeStart }: ShownTicket, locale: Locale): string {
  const time = timeStart?.slice(0, 5) ?? event.time
  const day = formatDay(event.day, locale)
  return time ? `${day}, ${formatTime(time, locale)}` : day
}

export function seatLabel({ row, seat, seatGroupName }: ShownTicket, t: Translate<'cart'>): string {
  if (row === null || seat === null) return `${seatGroupName}, ${t('freeSeating')}`
  const place = [t('row', { row }), t('seat', { seat })]
  return [seatGroupName, ...place.map((labels) => labels.replace(' ', '\u00a0'))].join(', ')
}
