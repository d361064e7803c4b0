/** The cookie with the id of the dismissed alert. */
const cookieName = 'closedAlert'
const maxAgeDays = 365

/** Whether an alert was dismissed, from `document.cookie`. Another alert is shown all the same (L-11). */
export function isDismissed(id: number, cookies: string): boolean {
  return cookies.split('; ').includes(`${cookieName}=${id}`)
}

export function dismissalCookie(id: number): string {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${id}; Path=/; Max-Age=${maxAgeDays * 24 * 60 * 60}; SameSite=Lax${secure}`
}

export const alertScriptPath = '/top-alert.js'

/** Runs while the page is parsed, right before the alert is painted; React takes over from there. */
export const alertScript = `{
  const alert = document.currentScript.closest('[data-alert]')
  alert.hidden = document.cookie.split('; ').includes('${cookieName}=' + alert.dataset.alert)
}
`
