import { randomBytes } from 'node:crypto'

/** What the build of the admin site writes where the nonce and the variant of a response belong. */
const placeholders = { nonce: '__NONCE__', variant: '__VARIANT__' } as const

/** The document of the admin site with a nonce for the styles of its libraries, and the policy that allows it. */
export function adminDocument(template: string, { variant, isSecure }: DocumentOptions) {
  const nonce = randomBytes(16).toString('base64url')
  return {
    html: template.replaceAll(placeholders.nonce, nonce).replaceAll(placeholders.variant, variant),
    policy: adminPolicy({ nonce, isSecure }),
  }
}

type DocumentOptions = { variant: string; isSecure: boolean }

/** Own files only. Libraries add styles while the admin site runs: with the nonce. */
function adminPolicy({ nonce, isSecure }: { nonce: string; isSecure: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
