'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { readCart, subscribeToCart } from '#lib/browser/cart-cookies.ts'
import styles from './service-links.module.css'

const minuteMs = 60_000

/** The way to the cart, and how many tickets it holds, as the cookies tell (B-08). */
export function CartLink(props: {
  /** Where a cart is that has not told. */
  href: string
  name: string
  locale: Locale
}) {
  const cart = parse(useSyncExternalStore(subscribe, writtenCart, () => ''))
  const ticketsInWords = useTicketsInWords(cart !== null, props.locale)
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
      {cart && <span className="visually-hidden">{ticketsInWords(cart.amount)}</span>}
    </a>
  )
}

// As a text: the same cart has to be the same value.
const writtenCart = () => JSON.stringify(readCart())
const parse = (written: string) =>
  written ? (JSON.parse(written) as ReturnType<typeof readCart>) : null

/** Fetched for who has a cart: all others need no plurals. Where it cannot be had, the number says enough. */
function useTicketsInWords(isNeeded: boolean, locale: Locale): (count: number) => string {
  const [inWords, setInWords] = useState<(count: number) => string>(() => String)
  useEffect(() => {
    if (!isNeeded) return
    import('./tickets-in-words.ts').then(
      ({ ticketsInWords }) => setInWords(() => (count: number) => ticketsInWords(count, locale)),
      () => undefined,
    )
  }, [isNeeded, locale])
  return inWords
}

/** The cookies end by themselves, and nobody says so. */
function subscribe(onChange: () => void): () => void {
  const stop = subscribeToCart(onChange)
  const timer = setInterval(onChange, minuteMs)
  return () => {
    stop()
    clearInterval(timer)
  }
}
