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
  placeFilter: 'room',
  opening: 'poster',
  firstSection: { event: undefined, production: undefined },
  quickBuy: true,
  teamAccordion: false,
  errorPages: {},
  gtmId: null,
  mark: { ground: '#d6231f', figure: '#f6f2ea', path: 'M6 6h20v6H12v3h11v6H12v5H6z' },
  themeColor: { light: '#f6f2ea', dark: '#14110e' },
  organization: {
    type: 'PerformingArtsTheater',
    address: { street: 'Theaterplatz 1', postcode: '4459', city: 'Ennsfelden' },
    region: 'Oberösterreich',
    country: 'AT',
    telephone: '+43 7252 555 01 10',
    email: 'kassa@stadttheater-ennsfelden.example',
    securityEmail: 'web@stadttheater-ennsfelden.example',
  },
  stickyOverlayButton: true,
}
