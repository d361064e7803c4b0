import { design } from '#lib/design/design.ts'

const validMs = 180 * 24 * 60 * 60 * 1000

/** Where to report a vulnerability of the site (RFC 9116). */
export function securityTxt({ siteUrl, now }: { siteUrl: string; now: Date }): string {
  const expires = new Date(now.getTime() + validMs).toISOString()
  return [
    `Contact: mailto:${design.organization.securityEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
