import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { env } from '#lib/env.ts'
import { redirectToProfile } from './account-responses.ts'

/** The end of the address that the contract has for the call; another address is a page that logs out at a provider. */
const ownCall = /\/api\/user\/logout\/?$/

/**
 * What follows a log-out: the log-in form, or, for somebody who had logged in at an identity provider, its page (S-11). Not by a redirect: the
 * policy for forms does not allow one to another site.
 */
export async function respondToLogOut(
  locale: Locale,
  { setCookies, logoutUrl }: { setCookies: string[]; logoutUrl: string | null | undefined },
): Promise<Response> {
  const url = logoutUrl && URL.canParse(logoutUrl, env.SITE_URL) && new URL(logoutUrl, env.SITE_URL)
  if (!url || !url.protocol.startsWith('http') || ownCall.test(url.pathname)) {
    return redirectToProfile(locale, { setCookies, notice: 'logged-out' })
  }
  const t = await getTranslations({ locale, namespace: 'account' })
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    refresh: `0; url=${url.href}`,
  })
  for (const line of setCookies) headers.append('set-cookie', line)
  const title = t('notices.logged-out')
  // A parsed address has no quotes any more.
  const href = url.href.replaceAll('&', '&amp;')
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p><a href="${href}">${t('logOutElsewhere')}</a></p></main></html>`,
    { headers },
  )
}
