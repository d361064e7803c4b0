import type { FastifyReply } from 'fastify'

/** The time for which seats are held. */
const seconds = 15 * 60

type Notice = { amount: number; url: string }

/**
 * Sets the cookies that the site's header reads to show the cart, for the parent domain as the site does; null removes them
 * (B-08).
 */
export function setCartNoticeCookies(
  reply: FastifyReply,
  { siteUrl, notice }: { siteUrl: string; notice: Notice | null },
): void {
  const domain = parentDomain(new URL(siteUrl).hostname)
  const common = { path: '/', sameSite: 'lax' } as const
  const values = { cartAmount: String(notice?.amount), cartUrl: notice?.url ?? '' }
  for (const [name, value] of Object.entries(values)) {
    if (domain || !notice) reply.clearCookie(name, common)
    const attributes = domain ? { ...common, domain } : common
    if (notice) reply.setCookie(name, value, { ...attributes, maxAge: seconds })
    else if (domain) reply.clearCookie(name, attributes)
  }
}

function parentDomain(host: string): string | undefined {
  if (/^[\d.]+$|:/.test(host)) return undefined
  const labels = host.split('.')
  if (labels.length < 2) return undefined
  return labels.length === 2 ? host : labels.slice(1).join('.')
}
