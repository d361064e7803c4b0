import { env } from '#lib/env.ts'

/**
 * Whether a form was sent by a page of this site: by what browsers say of themselves, since a page without JavaScript cannot repeat a
 * token. Who says nothing is not believed.
 */
export function isFromSite(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin !== null && origin !== new URL(env.SITE_URL).origin) return false
  return site === null ? origin !== null : site === 'same-origin'
}
