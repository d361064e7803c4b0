'use client'
import { useEffect, useRef } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { euros } from '#lib/text/money.ts'
import { CartNotice } from './cart-notice.tsx'
import styles from './cart.module.css'
import { clockOf } from './hold-times.ts'
import type { ShownCart } from './shown-cart.ts'
import { TicketRow } from './ticket-row.tsx'
import { ExtendForm, TimeWarning } from './time-left.tsx'
import { useCart } from './use-cart.ts'

type CartPaths = Record<'change' | 'cart' | 'programme' | 'checkout', string>

type Props = {
  locale: Locale
  labels: Messages['cart']
  cart: ShownCart | null
  problem: string | undefined
  csrfToken: string
  paths: CartPaths
}

export function LiveCart({ locale, labels, cart: given, problem, csrfToken, paths }: Props) {
  const { cart, seconds, news, isBusy, isExpired, extend, remove } = useCart(given, locale)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = { action: paths.change, csrfToken }
  const isHolding = cart !== null && cart.ticketsQuantity > 0

  // The button that was pressed has gone, with its ticket or with the warning: who came by keyboard goes on at the top.
  useEffect(() => {
    if (news && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: news.kind !== 'removed' })
    }
  }, [news])

  return (
    <div className={styles.page}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {labels.title}
      </h1>
      <CartNotice labels={labels} news={news} problem={problem} />
      {!isHolding && (
        <NothingHeld
          labels={labels}
          paths={paths}
          reason={nothingBecause(cart, isExpired || problem === 'no_reservation')}
        />
      )}
      {isHolding && (
        <>
          <section className={styles.tickets} aria-labelledby="cart-tickets">
            <h2 id="cart-tickets">{labels.tickets}</h2>
            <ul>
              {cart.tickets.map((ticket) => (
                <TicketRow
                  key={ticket.id}
                  ticket={ticket}
                  locale={locale}
                  labels={labels}
                  form={form}
                  isBusy={isBusy}
                  onRemove={remove}
                />
              ))}
            </ul>
            <p className={styles.sum}>
              <span>{labels.sum}</span> <strong>{euros(cart.total)}</strong>
            </p>
          </section>
          <section className={styles.next} aria-label={labels.heldFor}>
            <p className={styles.clock}>
              {labels.heldFor} <strong role="timer">{clockOf(seconds)}</strong>
            </p>
            <ExtendForm {...{ seconds, cart, labels, form, isBusy }} onExtend={extend} />
            <a className={styles.checkout} href={paths.checkout}>
              {labels.checkout}
            </a>
            <a href={paths.programme}>{labels.more}</a>
          </section>
          <TimeWarning {...{ seconds, cart, labels, form, isBusy }} onExtend={extend} />
        </>
      )}
    </div>
  )
}

type Reason = 'empty' | 'expired' | 'failed'

function nothingBecause(cart: ShownCart | null, isExpired: boolean): Reason {
  if (!cart) return 'failed'
  return isExpired ? 'expired' : 'empty'
}

function NothingHeld(props: { labels: Props['labels']; paths: CartPaths; reason: Reason }) {
  const { labels, paths, reason } = props
  const isFailed = reason === 'failed'
  return (
    <div className={styles.nothing} role={reason === 'empty' ? undefined : 'status'}>
      <p className={styles.lead}>{labels[reason]}</p>
      <p>{labels[`${reason}Hint`]}</p>
      <a className={styles.checkout} href={isFailed ? paths.cart : paths.programme}>
        {isFailed ? labels.retry : labels.programme}
      </a>
    </div>
  )
}
