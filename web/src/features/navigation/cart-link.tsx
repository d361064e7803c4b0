'use client'
import { useSyncExternalStore } from 'react'
import type { Messages } from '#i18n/messages.ts'
import { readCart, subscribeToCart } from '#lib/browser/cart-cookies.ts'
import styles from './service-links.module.css'

const minuteMs = 60_000

/** The way to the cart, and how many tickets it holds, as the cookies tell (B-08). */
export function CartLink(props: {
  /** Where a cart is that has not told. */
  href: string
  labels: Pick<Messages['layout'], 'cart' | 'tickets'>
}) {
  const { cart: name, tickets } = props.labels
  const cart = parse(useSyncExternalStore(subscribe, writtenCart, () => ''))
  const words = cart?.amount === 1 ? tickets.one : tickets.other
  return (
    <a href={cart?.url ?? props.href}>
      <svg className={styles.bag} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M3 8h18l-1.5 13h-15zM8 8V6a4 4 0 0 1 8 0v2" />
      </svg>
      <span className={styles.cartName}>{name}</span>
      <span className={styles.count} aria-hidden="true">
        {cart?.amount}
      </span>
      {cart && ' '}
      {cart && (
        <span className="visually-hidden">{words.replace('{count}', String(cart.amount))}</span>
      )}
    </a>
  )
}

// As a text: the same cart has to be the same value.
const writtenCart = () => JSON.stringify(readCart())
const parse = (written: string) =>
  written ? (JSON.parse(written) as ReturnType<typeof readCart>) : null

/** The cookies end by themselves, and nobody says so. */
function subscribe(onChange: () => void): () => void {
  const stop = subscribeToCart(onChange)
  const timer = setInterval(onChange, minuteMs)
  return () => {
    stop()
    clearInterval(timer)
  }
}
