type Choice = ('tracking' | 'media' | 'marketing' | 'googleTagManager')[]

/** A browser with a stored choice of cookies: only the required ones, unless stated otherwise. */
export function visitorWithCookieChoice(siteUrl: string, agreed: Choice = []) {
  const moment = new Date().toISOString()
  const choice = {
    categories: ['required', ...agreed],
    revision: 0,
    data: null,
    consentTimestamp: moment,
    consentId: '2f0c7e1e-5a34-4c0b-9a51-3f1f0c6b7a11',
    services: {},
    languageCode: '',
    lastConsentTimestamp: moment,
  }
  const cookie = {
    name: 'cc_cookie',
    value: encodeURIComponent(JSON.stringify(choice)),
    domain: new URL(siteUrl).hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 24 * 60 * 60,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookies: [cookie], origins: [] }
}

/** A browser on its first visit. */
export const newVisitor = { cookies: [], origins: [] }
