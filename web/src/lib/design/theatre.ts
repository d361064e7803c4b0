import type { Design } from './design-settings.ts'

/** The site of the theatre itself. */
export const theatre: Design = {
  menuStyle: 'style1',
  header: {
    logoLink: { de: '/de', en: '/en' },
    basketLink: { de: '/webshop/cart', en: '/webshop/cart' },
    webshopLink: { de: '/webshop', en: '/webshop' },
  },
  footer: {
    whistleblowingLink: { de: '/de/hinweisgeberschutz', en: '/en/whistleblowing' },
  },
  eventStyle: 1,
  firstSection: { event: undefined, production: undefined },
  quickBuy: true,
  teamAccordion: false,
  errorPages: {},
  gtmId: null,
  stickyOverlayButton: true,
}
