import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { formatMoney } from '#lib/text/money.ts'
import { CartNotice } from './cart-notice.tsx'
import styles from './cart.module.css'
import { clockOf } from './clock-of.ts'
import type { CartNews, ShownCart } from './shown-cart.ts'
import { TicketRow } from './ticket-row.tsx'
import { variant } from '#lib/design/variant.ts'
import { ExtendForm, TimeWarning } from './time-left.tsx'

type CartPaths = Record<'change' | 'cart' | 'programme' | 'checkout', string>

/** The props of the cart's page. */
export type CartPage = {
  locale: Locale
  /** Why the last form that was sent without JavaScript had no effect. */
  problem: string | undefined
  csrfToken: string
  paths: CartPaths
}

/** The cart as a page: on the server with plain forms, in the browser with callbacks in their place. */
export function CartView(
  props: CartPage & {
    /** Null when it could not be loaded. */
    cart: ShownCart | null
    seconds: number
    news?: CartNews | undefined
    isBusy?: boolean
    isExpired?: boolean
    heading?: Ref<HTMLHeadingElement>
    onExtend?: () => void
    onRemove?: (id: number) => void
  },
) {
  const { locale, paths, problem, cart, seconds } = props
  const t = useTranslations('cart')
  const { news, isBusy = false, heading, onExtend, onRemove } = props
  const form = { action: paths.change, csrfToken: props.csrfToken }
  const isHolding = cart !== null && cart.ticketsQuantity > 0
  const isExpired = props.isExpired || problem === 'no_reservation'
  return (
    <div className={styles.page}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <CartNotice news={news} problem={problem} />
      {!isHolding && <EmptyCart paths={paths} reason={emptyReason(cart, isExpired)} />}
      {isHolding && (
        <>
          <section className={styles.tickets} aria-labelledby="cart-tickets">
            <h2 id="cart-tickets">{t('tickets')}</h2>
            <ul>
              {cart.tickets.map((ticket) => (
                <TicketRow
                  key={ticket.number}
                  ticket={ticket}
                  locale={locale}

                  form={form}
                  isBusy={isBusy}
                  onRemove={onRemove}
                />
              ))}
            </ul>
            <p className={styles.sum}>
              <span>{t('sum')}</span> <strong>{formatMoney(cart.total, locale)}</strong>
            </p>
          </section>
          <section className={styles.next} aria-label={t('heldFor')}>
            <p className={styles.clock}>
              {t('heldFor')} <strong role="timer">{clockOf(seconds)}</strong>
            </p>
            <ExtendForm {...{ cart, form, isBusy, onExtend }} />
            <a className={styles.checkout} href={paths.checkout} data-ticket-link="">
              {t('checkout')}
            </a>
            <a href={paths.programme}>{t('more')}</a>
          </section>
          <TimeWarning {...{ seconds, cart, form, isBusy, onExtend }} />
        </>
      )}
    </div>
  )
}

type Reason = 'empty' | 'expired' | 'failed'

function emptyReason(cart: ShownCart | null, isExpired: boolean): Reason {
  if (!cart) return 'failed'
  return isExpired ? 'expired' : 'empty'
}

function EmptyCart(props: { paths: CartPaths; reason: Reason }) {
  const { paths, reason } = props
  const t = useTranslations('cart')
  const isFailed = reason === 'failed'
  return (
    <div className={styles.nothing} role={reason === 'empty' ? undefined : 'status'}>
      <p className={styles.lead}>{t(reason)}</p>
      <p>{t(`${reason}Hint`)}</p>
      <a className={styles.checkout} href={isFailed ? paths.cart : paths.programme}>
        {isFailed ? t('retry') : t(`programme.${variant}`)}
      </a>
    </div>
  )
}
