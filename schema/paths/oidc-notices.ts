/** What the log-in page says about a log-in at the identity provider that failed, as part of its address. */
export const oidcNotices = [
  'provider-unavailable',
  'provider-busy',
  'provider-cancelled',
  'provider-expired',
  'provider-rejected',
  'provider-no-role',
] as const

export type OidcNotice = (typeof oidcNotices)[number]
