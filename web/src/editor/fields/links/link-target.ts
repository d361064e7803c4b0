import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import { Link } from '@foyer/schema/shapes/link.ts'

/**
 * The link that somebody means by what they typed: an e-mail address, a telephone number, a path on this site or an address, which
 * gets `https://` where it has no scheme (E-04). Undefined if it is none of these.
 */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return parsed(`mailto:${text}`)
  if (/^\+?[\d\s()/-]{6,}$/.test(text) && !text.startsWith('/')) {
    return parsed(`tel:${text.replaceAll(/[^\d+]/g, '')}`)
  }
  return parsed(text)
}

/** A link as an editor reads and types it: without the scheme of mail addresses and telephone numbers. */
export function shownTarget(link: string): string {
  return findLinkReference(link) ? link : link.replace(/^(mailto|tel):/, '')
}

function parsed(link: string): string | undefined {
  const { data } = Link.safeParse(link)
  return data
}
