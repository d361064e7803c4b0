import { cartChannel, cartCookieNames, cookieValue, type CartNotice } from './cart-cookies.ts'

/** As long as seats are held. Specification, section 9. */
export const cartCookieSeconds = 15 * 60

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
  globalThis.dispatchEvent(new Event(cartChannel))
  const channel = new BroadcastChannel(cartChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for one origin alone
  channel.postMessage(null)
  channel.close()
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
  if (!domain || (seconds > 0 && cookieValue(document.cookie, name) !== value))
    document.cookie = cookie
}
