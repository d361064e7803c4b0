import 'server-only'
import { env } from '#lib/env.ts'

/** Whether a form was sent by a page of this site, as the browser says; who says nothing is not believed. */
export function isFromSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  return origin === null ? site === 'same-origin' : origin === new URL(env.SITE_URL).origin
}
