import { mostTicketsOfCart } from '@foyer/schema/ticket-rules.ts'
import {
  type GroupLine,
  offeredEntries,
  offeredLines,
  type Price,
} from '#features/booking/rules/offer.ts'
import { fill } from '#features/booking/booking-labels.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { Offer_seatGroupFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { clockInWords } from '#lib/time/clock.ts'
import { euros } from '#lib/text/money.ts'
import { amountField, entryField } from './field-names.ts'
import type { TicketEvent } from './find-ticket-event.ts'
import styles from './ticket-page.module.css'

type Labels = Messages['booking']

/** Choosing tickets without JavaScript: all prices at once, and one button. What is free, the answer says. */
export function TicketForm(props: { event: TicketEvent; locale: Locale; labels: Labels }) {
  const { event, locale, labels } = props
  const groups = readFragment(Offer_seatGroupFragmentDoc, event.seatGroups)
  const lines = offeredLines(groups, undefined)
  const entries = offeredEntries(groups, [])
  const target = { slug: event.slugs[locale], id: event.id }
  if (lines.length === 0) return <NothingOffered event={event} labels={labels} />
  return (
    <form
      className={styles.form}
      method="post"
      action={pathFor('events-slug-id-tickets-hold', target, locale)}
    >
      <p className={styles.intro}>{labels.plain.intro}</p>
      {entries.length > 0 && (
        <fieldset className={styles.entries}>
          <legend>{labels.entry}</legend>
          {entries.map(({ blockId, clock }, index) => (
            <label key={blockId}>
              <input type="radio" name={entryField} value={blockId} defaultChecked={index === 0} />
              <span>{clockInWords(clock, locale)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ul className={styles.groups}>
        {lines.map((line) => (
          <Group key={line.seatGroup} line={line} labels={labels} />
        ))}
      </ul>
      <button className={styles.send} type="submit">
        {labels.addToCart}
      </button>
    </form>
  )
}

function Group({ line, labels }: { line: GroupLine; labels: Labels }) {
  return (
    <li className={styles.group}>
      <h2>{line.text}</h2>
      <Amount price={line.main} group={line.text} labels={labels} />
      {line.discounts.length > 0 && (
        <details>
          <summary>{labels.discounts}</summary>
          {line.discounts.map((price) => (
            <Amount key={price.id} price={price} group={line.text} labels={labels} />
          ))}
        </details>
      )}
    </li>
  )
}

function Amount({ price, group, labels }: { price: Price; group: string; labels: Labels }) {
  const ticket = `${group}, ${price.name}`
  return (
    <label className={styles.amount}>
      <span>
        <b>{price.name}</b>
        {price.text && <small>{price.text}</small>}
      </span>
      <b className={styles.price}>{euros(price.price)}</b>
      <input
        type="number"
        inputMode="numeric"
        name={amountField(price)}
        aria-label={fill(labels.plain.amountOf, { ticket })}
        min={0}
        max={mostTicketsOfCart}
        defaultValue={0}
      />
    </label>
  )
}

function NothingOffered({ event, labels }: { event: TicketEvent; labels: Labels }) {
  return (
    <div className={styles.form}>
      <p className={styles.outcome}>{labels.none}</p>
      {event.ticketUrl && (
        <a className={styles.send} href={event.ticketUrl}>
          {labels.toWebshop}
        </a>
      )}
    </div>
  )
}
