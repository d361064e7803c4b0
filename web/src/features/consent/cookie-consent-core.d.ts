// The library describes its whole; its part without an interface is the same functions.
declare module 'vanilla-cookieconsent/dist/core/cookieconsent-core.esm.js' {
  import type CookieConsent from 'vanilla-cookieconsent'
  export const acceptCategory: typeof CookieConsent.acceptCategory
  export const acceptedCategory: typeof CookieConsent.acceptedCategory
  export const getCookie: typeof CookieConsent.getCookie
  export const reset: typeof CookieConsent.reset
  export const run: typeof CookieConsent.run
  export const setCookieData: typeof CookieConsent.setCookieData
  export const validConsent: typeof CookieConsent.validConsent
}
