'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { readCart, subscribeToCart } from '#lib/browser/cart-cookies.ts'
import styles from './service-links.module.css'

const minuteMs = 60_000

/** The link to the cart, and its number of tickets from the cookies (B-08). */
export function CartLink(props: {
  /** The cart's address when the cookies contain none. */
  href: string
  name: string
  locale: Locale
}) {
  const cart = parse(useSyncExternalStore(subscribe, writtenCart, () => ''))
  const formatTicketCount = useTicketCount(cart !== null, props.locale)
  return (
    <a href={cart?.url ?? props.href}>
      <svg className={styles.bag} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M3 8h18l-1.5 13h-15zM8 8V6a4 4 0 0 1 8 0v2" />
      </svg>
      <span className={styles.cartName}>{props.name}</span>
      <span className={styles.count} aria-hidden="true">
        {cart?.amount}
      </span>
      {cart && ' '}
      {cart && <span className="visually-hidden">{formatTicketCount(cart.amount)}</span>}
    </a>
  )
}

// As a text, so that the same cart compares as equal.
const writtenCart = () => JSON.stringify(readCart())
const parse = (written: string) =>
  written ? (JSON.parse(written) as ReturnType<typeof readCart>) : null

/** Loaded for visitors with a cart: all others need no plural rules. If it fails, the number alone is enough. */
function useTicketCount(isNeeded: boolean, locale: Locale): (count: number) => string {
  const [inWords, setFormatCount] = useState<(count: number) => string>(() => String)
  useEffect(() => {
    if (!isNeeded) return
    import('./format-ticket-count.ts').then(
      ({ formatTicketCount }) =>
        setFormatCount(() => (count: number) => formatTicketCount(count, locale)),
      () => undefined,
    )
  }, [isNeeded, locale])
  return inWords
}

/** Expiring cookies fire no event. */
function subscribe(onChange: () => void): () => void {
  const stop = subscribeToCart(onChange)
  const timer = setInterval(onChange, minuteMs)
  return () => {
    stop()
    clearInterval(timer)
  }
}
