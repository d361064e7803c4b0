'use client'
import { useEffect, useRef, useState } from 'react'
import { readCart } from '#lib/browser/cart-cookies.ts'
import { announceCookies, rememberCart } from '#lib/browser/remember-cart.ts'
import { readWebshopMessage } from './webshop-message.ts'
import styles from './webshop-frame.module.css'

type Props = {
  address: string
  /** The origin whose messages are accepted. */
  origin: string
  /** Pages of ours that the webshop may link to, by its names for them. */
  places: Record<string, string | undefined>
  /** The cart's address in the header until the webshop has named one. */
  cartPath: string
  labels: { title: string; frame: string }
}

// What selling needs: scripts, forms, windows of banks, and navigation to our pages by a visitor's click.
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The embedded webshop. Without JavaScript it has a fixed height, and its links navigate natively. */
export function WebshopFrame({ address, origin, places, cartPath, labels }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [heightPx, setHeightPx] = useState<number>()

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readWebshopMessage(event.data)
      switch (message?.type) {
        case 'height':
          setHeightPx(message.px)
          break
        case 'cart':
          announceCart(message.amount, cartPath)
          break
        case 'open':
          openPlace(places, message.what)
          break
        case 'page':
          showFromItsBeginning(frame.current)
          break
        default:
      }
    }
    addEventListener('message', listen)
    // Messages from before hydration are requested again.
    frame.current?.contentWindow?.postMessage({ source: 'foyer-site', type: 'hello' }, origin)
    return () => removeEventListener('message', listen)
  }, [origin, places, cartPath])

  return (
    <>
      <h1 className="visually-hidden">{labels.title}</h1>
      <iframe
        ref={frame}
        className={styles.frame}
        src={address}
        title={labels.frame}
        height={heightPx}
        sandbox={sandbox}
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        data-ticket-link=""
      />
    </>
  )
}

/** A button at the end of a long page of the webshop leads to one that begins above the window. */
function showFromItsBeginning(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
}

function announceCart(amount: number, cartPath: string): void {
  const known = readCart()
  if ((known?.amount ?? 0) === amount) return announceCookies()
  rememberCart(amount > 0 ? { amount, url: known?.url ?? cartPath } : null)
}

function openPlace(places: Props['places'], what: string): void {
  const path = Object.hasOwn(places, what) ? places[what] : undefined
  if (path) location.assign(path)
}
