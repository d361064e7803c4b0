import type { ServerResponse } from 'node:http'
import { filePolicy } from './content-policy.ts'

const hstsSeconds = 365 * 24 * 60 * 60

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  'content-security-policy': filePolicy,
}

/**
 * What every answer of the site carries, errors and files included. `isSecure`: visitors come by TLS. Pages replace the content
 * policy by their own.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  return isSecure
    ? { ...always, 'strict-transport-security': `max-age=${hstsSeconds}` }
    : { ...always }
}

/** Pictures are shown in mails and by others' pages as well. */
export function allowEmbedding(response: ServerResponse): void {
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}
