import type { Design } from './design-settings.ts'

/** The ticket site of the region’s theatres. Visitors look for a date, and buy in the webshop. */
export const region: Design = {
  menuStyle: 'style2',
  header: {
    logoLink: { de: '/de', en: '/en' },
    basketLink: { de: '/webshop/cart', en: '/webshop/cart' },
    webshopLink: { de: '/webshop', en: '/webshop' },
  },
  footer: {
    whistleblowingLink: { de: '/de/hinweisgeberschutz', en: '/en/whistleblowing' },
  },
  eventStyle: 2,
  firstSection: { event: 'Children', production: 'Events' },
  quickBuy: false,
  teamAccordion: true,
  errorPages: {},
  gtmId: null,
  stickyOverlayButton: true,
}
