import { design } from '#lib/design/design.ts'

const validMs = 180 * 24 * 60 * 60 * 1000

type Options = {
  siteUrl: string
  /** A mail address or a page; empty in the demo: the invented one of the design. */
  contact: string
  now: Date
}

/** Where to report a vulnerability of the site (RFC 9116). */
export function securityTxt({ siteUrl, contact, now }: Options): string {
  const expires = new Date(now.getTime() + validMs).toISOString()
  const reached = contact || design.organization.securityEmail
  return [
    `Contact: ${reached.startsWith('https:') ? reached : `mailto:${reached}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
