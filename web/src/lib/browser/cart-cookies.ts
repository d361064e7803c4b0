/** What the header shows of the cart: the number of tickets, and the cart's address. */
export type CartNotice = { amount: number; url: string }

/** The names of the cookies. */
export const cartCookieNames = { amount: 'cartAmount', url: 'cartUrl' } as const

/** The channel on which changes are announced, and the event in this tab. */
export const cartChannel = 'cart'

/** The visitor's cart from the cookies; null when there is none or the value is invalid. */
export function readCart(cookies = document.cookie): CartNotice | null {
  const amount = Number(cookieValue(cookies, cartCookieNames.amount))
  const url = cookieValue(cookies, cartCookieNames.url)
  if (!Number.isInteger(amount) || amount < 1 || !url || !/^(\/(?!\/)|https?:)/.test(url)) {
    return null
  }
  return { amount, url }
}

/**
 * Calls the listener when the cart may have changed: in this tab, in another one, or while the tab was in the
 * background. Returns the function that unsubscribes.
 */
export function subscribeToCart(listener: () => void): () => void {
  const channel = new BroadcastChannel(cartChannel)
  channel.addEventListener('message', listener)
  globalThis.addEventListener(cartChannel, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    channel.close()
    globalThis.removeEventListener(cartChannel, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The value of a cookie in `document.cookie`; undefined when it is missing or malformed. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split('; ')) {
    if (!cookie.startsWith(`${name}=`)) continue
    try {
      return decodeURIComponent(cookie.slice(name.length + 1))
    } catch {
      return undefined
    }
  }
  return undefined
}
