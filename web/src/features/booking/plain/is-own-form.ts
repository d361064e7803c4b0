/**
 * Whether a form was sent by a page of this site: by what browsers say of themselves, since a page without JavaScript cannot repeat a
 * token. `siteUrl` is where visitors reach the site.
 */
export function isOwnForm(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin !== null && origin !== new URL(siteUrl).origin) return false
  return site === null ? origin !== null : site === 'same-origin'
}
