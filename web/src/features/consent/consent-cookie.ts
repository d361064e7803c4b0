/** The stored choice. The cookie is set with the first choice and never before. */
export const consentCookie = 'cc_cookie'

/** The cookie's value in the consent library's format, JSON. */
export function hasChosen(cookies: string): boolean {
  return cookies.includes(`${consentCookie}=`)
}
