import type { ServerResponse } from 'node:http'
import { filePolicy } from './content-policy.ts'

const hstsSeconds = 365 * 24 * 60 * 60

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), usb=(), browsing-topics=()',
  'content-security-policy': filePolicy,
}

/**
 * Headers of every response of the site, errors and files included. `isSecure`: visitors connect by TLS. Pages replace
 * the content policy with their own.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  return isSecure
    ? { ...always, 'strict-transport-security': `max-age=${hstsSeconds}` }
    : { ...always }
}

/** Pictures are also embedded in mails and on other sites. */
export function allowEmbedding(response: ServerResponse): void {
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}
