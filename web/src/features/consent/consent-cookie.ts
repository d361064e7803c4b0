/** The choice itself. It is set with the first choice and never before. */
export const consentCookie = 'cc_cookie'

/** The cookie's value is as the consent library writes it, JSON. */
export function hasChosen(cookies: string): boolean {
  return cookies.includes(`${consentCookie}=`)
}
