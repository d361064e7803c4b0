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
  placeFilter: 'venue',
  opening: 'finder',
  firstSection: { event: 'Children', production: 'Events' },
  quickBuy: false,
  teamAccordion: true,
  errorPages: {},
  gtmId: null,
  mark: { ground: '#ffd400', figure: '#0b2a21', path: 'M5 6h6v7l7-7h8L16 16l10 10h-8l-7-7v7H5z' },
  themeColor: { light: '#ffd400', dark: '#06211a' },
  organization: {
    type: 'Organization',
    address: { street: 'Theaterplatz 1', postcode: '4459', city: 'Ennsfelden' },
    region: 'Oberösterreich',
    country: 'AT',
    telephone: '+43 7252 555 01 10',
    email: 'karten@kultur-im-ennsland.example',
    securityEmail: 'web@kultur-im-ennsland.example',
  },
  stickyOverlayButton: true,
}
