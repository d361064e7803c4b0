import { useLocale, useTranslations } from 'next-intl'
import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import {
  type GroupLine,
  offeredEntries,
  offeredLines,
  type Price,
} from '#features/booking/rules/offer.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { Offer_seatGroupFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatMoney } from '#lib/text/money.ts'
import { amountField, entryField } from './field-names.ts'
import type { TicketEvent } from './find-ticket-event.ts'
import styles from './ticket-page.module.css'

/** The plain ticket form: all prices at once, and one button. Availability is known only after submitting. */
export function TicketForm(props: { event: TicketEvent; locale: Locale }) {
  const { event, locale } = props
  const t = useTranslations('booking')
  const groups = readFragment(Offer_seatGroupFragmentDoc, event.seatGroups)
  const lines = offeredLines(groups, undefined)
  const entries = offeredEntries(groups, [])
  const target = { slug: event.slugs[locale], number: event.number }
  if (lines.length === 0) return <NothingOffered event={event} />
  return (
    <form
      className={styles.form}
      method="post"
      action={pathFor('events-slug-id-tickets-hold', target, locale)}
    >
      <p className={styles.intro}>{t('plain.intro')}</p>
      {entries.length > 0 && (
        <fieldset className={styles.entries}>
          <legend>{t('entry')}</legend>
          {entries.map(({ timeslot, clock }, index) => (
            <label key={timeslot}>
              <input type="radio" name={entryField} value={timeslot} defaultChecked={index === 0} />
              <span>{formatTime(clock, locale)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ul className={styles.groups}>
        {lines.map((line) => (
          <Group key={line.seatGroupNumber} line={line} />
        ))}
      </ul>
      <button className={styles.send} type="submit">
        {t('addToCart')}
      </button>
    </form>
  )
}

function Group({ line }: { line: GroupLine }) {
  const t = useTranslations('booking')
  return (
    <li className={styles.group}>
      <h2>{line.name}</h2>
      <Amount price={line.main} group={line.name} />
      {line.discounts.length > 0 && (
        <details>
          <summary>{t('discounts')}</summary>
          {line.discounts.map((price) => (
            <Amount key={price.number} price={price} group={line.name} />
          ))}
        </details>
      )}
    </li>
  )
}

function Amount({ price, group }: { price: Price; group: string }) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const ticket = `${group}, ${price.name}`
  return (
    <label className={styles.amount}>
      <span>
        <b>{price.name}</b> {price.text && <small>{price.text}</small>}
      </span>{' '}
      <b className={styles.price}>{formatMoney(price.price, locale)}</b>
      <input
        type="number"
        inputMode="numeric"
        name={amountField(price)}
        aria-label={t('plain.amountOf', { ticket })}
        min={0}
        max={maxTicketsPerCart}
        defaultValue={0}
      />
    </label>
  )
}

function NothingOffered({ event }: { event: TicketEvent }) {
  const t = useTranslations('booking')
  return (
    <div className={styles.form}>
      <p className={styles.outcome}>{t('none')}</p>
      {event.ticketUrl && (
        <a className={styles.send} href={event.ticketUrl}>
          {t('toWebshop')}
        </a>
      )}
    </div>
  )
}
