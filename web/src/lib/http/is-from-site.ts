import { env } from '#lib/env.ts'

/**
 * Whether a form was sent by a page of this site, as the browser's headers say, since a page without JavaScript cannot
 * send a token. A request without these headers is refused.
 */
export function isFromSite(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin !== null && origin !== new URL(env.SITE_URL).origin) return false
  return site === null ? origin !== null : site === 'same-origin'
}
