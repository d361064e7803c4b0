import { createHash, createHmac } from 'node:crypto'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Who a mailing goes to. */
export type Subscriber = { email: string } | { accountId: number }

/**
 * The secret of the link that ends a mailing. It is derived, so that each mail can have the same link although only a hash of it is stored: old mails
 * end the mailing, too.
 */
export function endSecret(tokenSecret: string, subscriber: Subscriber): string {
  const subject =
    'email' in subscriber ? `newsletter ${subscriber.email}` : `favourites ${subscriber.accountId}`
  return createHmac('sha256', tokenSecret).update(`end of mailing ${subject}`).digest('hex')
}

export function hashOfEnd(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The page with the button that uses a link about a mailing. */
export function mailingUrl(
  siteUrl: string,
  { locale, secret }: { locale: Locale; secret: string },
): string {
  return `${siteUrl}/${locale}${sitePaths['user-mailing'][locale].replace('[token]', secret)}`
}

/** Where a mailing ends with one POST, without a page (RFC 8058). */
export function oneClickUrl(
  siteUrl: string,
  { locale, secret }: { locale: Locale; secret: string },
): string {
  return `${siteUrl}/${locale}${sitePaths['user-mailing-use'][locale].replace('[token]', secret)}`
}
