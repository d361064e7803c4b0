'use client'
import { createTranslator } from 'next-intl'
import { browserClient } from '#graphql/browser-client.ts'
import { AccountDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import de from '#messages/de/layout.json'
import en from '#messages/en/layout.json'
import type { Session } from './account-session.ts'

const messages = { de: { layout: de }, en: { layout: en } }

const timeoutMs = 5000
const inTime = () => ({ fetchOptions: { signal: AbortSignal.timeout(timeoutMs) } })

/** Who is logged in at this moment. */
export async function findSession(locale: Locale): Promise<Session> {
  const { data } = await browserClient().query({
    query: AccountDocument,
    variables: { locale: graphLocale(locale) },
    fetchPolicy: 'network-only',
    context: inTime(),
  })
  const user = data?.userDetails
  if (!user?.isLoggedIn) return { status: 'guest', loginUrl: user?.loginUrl }
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const shown = name || (user.username ?? '')
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'layout' })
  return { status: 'logged-in', name: shown, account: t('accountOf', { name: shown }) }
}
