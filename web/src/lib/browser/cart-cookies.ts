/** What the header shows of the cart: the number of tickets, and the cart's address. */
export type CartNotice = { amount: number; url: string }

/** As long as seats are held. Specification, section 9. */
export const cartCookieSeconds = 15 * 60

const cartCookieNames = { amount: 'cartAmount', url: 'cartUrl' } as const

const channelName = 'cart'

/** The visitor's cart from the cookies; null when there is none or the value is invalid. */
export function readCart(cookies = document.cookie): CartNotice | null {
  const amount = Number(valueOf(cookies, cartCookieNames.amount))
  const url = valueOf(cookies, cartCookieNames.url)
  if (!Number.isInteger(amount) || amount < 1 || !url || !/^(\/(?!\/)|https?:)/.test(url)) {
    return null
  }
  return { amount, url }
}

/** Writes or renews the cookies and notifies every open tab; null removes them. */
export function rememberCart(cart: CartNotice | null): void {
  const values = { amount: String(cart?.amount ?? ''), url: cart?.url ?? '' }
  const seconds = cart && cart.amount > 0 ? cartCookieSeconds : 0
  for (const key of ['amount', 'url'] as const) {
    writeCookie(cartCookieNames[key], values[key], seconds)
  }
  announceCookies()
}

/** Notifies every open tab of the cookies as they are: the origin may have changed them. */
export function announceCookies(): void {
  globalThis.dispatchEvent(new Event(channelName))
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for one origin alone
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls the listener when the cart may have changed: in this tab, in another one, or while the tab was in the
 * background. Returns the function that unsubscribes.
 */
export function subscribeToCart(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  globalThis.addEventListener(channelName, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    channel.close()
    globalThis.removeEventListener(channelName, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/**
 * The domain of a cookie that the webshop's host next to ours can read too: stadttheater.at for www.stadttheater.at;
 * undefined for a host without a usable parent domain.
 */
export function parentDomain(host: string): string | undefined {
  if (/^[\d.]+$|:/.test(host)) return undefined
  const labels = host.split('.')
  if (labels.length < 2) return undefined
  return labels.length === 2 ? host : labels.slice(1).join('.')
}

/**
 * The same cookies as values of `Set-Cookie`; null removes them. With a parent domain the cookies of this host alone
 * are removed, so that there are no two of one name.
 */
export function cartCookieLines(
  cart: CartNotice | null,
  site: Pick<URL, 'hostname' | 'protocol'>,
): string[] {
  const domain = parentDomain(site.hostname)
  const secure = site.protocol === 'https:' ? '; Secure' : ''
  return (['amount', 'url'] as const).flatMap((key) => {
    const attributes = `Path=/; SameSite=Lax${secure}`
    const value = cart === null ? '' : encodeURIComponent(cart[key])
    const line = `${cartCookieNames[key]}=${value}; Max-Age=${cart === null ? 0 : cartCookieSeconds}; ${attributes}`
    if (!domain) return [line]
    return [`${cartCookieNames[key]}=; Max-Age=0; ${attributes}`, `${line}; Domain=${domain}`]
  })
}

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  const domain = parentDomain(location.hostname)
  if (domain) document.cookie = `${cookie}; Domain=${domain}`
  // Browsers refuse a cookie for co.at: it is then set for this host alone.
  if (!domain || (seconds > 0 && valueOf(document.cookie, name) !== value)) document.cookie = cookie
}

function valueOf(cookies: string, name: string): string | undefined {
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
