import type { FastifyReply } from 'fastify'

const names = ['cartAmount', 'cartUrl']

/** Takes away the cookies by which the site’s header tells of the cart, on this host and on the domain above it (B-08). */
export function forgetCart(reply: FastifyReply, siteUrl: string): void {
  const { hostname } = new URL(siteUrl)
  const labels = hostname.split('.')
  const parent = labels.length > 2 ? labels.slice(1).join('.') : hostname
  const hasParent = labels.length > 1 && !/^[\d.]+$|:/.test(hostname)
  for (const name of names) {
    reply.clearCookie(name, { path: '/' })
    if (hasParent) reply.clearCookie(name, { path: '/', domain: parent })
  }
}
