import type { Consentable } from './choice.ts'

/**
 * First-party cookies of services that need consent, cleared when it is withdrawn. Names as documented by the vendors:
 * Google Analytics and Ads, Meta pixel, HubSpot.
 */
export const trackingCookies: Record<Consentable, RegExp[]> = {
  tracking: [/^_ga/, /^_gid$/, /^_gat/, /^_fbp$/, /^_fbc$/, /^__hs/, /^hubspotutk$/],
  media: [],
  marketing: [/^_gcl_/, /^_gac_/],
  googleTagManager: [/^_ga/, /^_gid$/, /^_gat/, /^_gcl_/, /^_gac_/, /^_dc_gtm_/],
}
