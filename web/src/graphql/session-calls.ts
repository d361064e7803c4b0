import 'client-only'
import { accountOf } from '#i18n/account-of.ts'
import type { Locale } from '#i18n/locales.ts'
import { AccountDocument, type AccountQuery } from './generated/graphql.ts'
import { graphLocale } from './graph-locale.ts'
import { persistedHash } from './persisted-hash.ts'
import { readSession, type Session, setSession } from './session.ts'
import { executeOperation } from './transport.ts'

const timeoutMs = 5000

let channel: BroadcastChannel | undefined

/** Loads the current user, informs all other tabs, and receives what they load. Throws when that fails. */
export async function followSession(locale: Locale): Promise<void> {
  channel ??= openChannel()
  publish(await findSession(locale))
}

/** The origin no longer knows the session (401): it ends in all tabs. */
export function endSession(): void {
  if (readSession().status === 'guest') return
  channel ??= openChannel()
  publish({ status: 'guest', loginUrl: undefined })
}

function publish(session: Session): void {
  setSession(session)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only, and takes no other argument
  channel?.postMessage(session)
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel('foyer.session')
  opened.addEventListener('message', ({ data }) => setSession(data as Session))
  return opened
}

async function findSession(locale: Locale): Promise<Session> {
  const request = {
    hash: persistedHash(AccountDocument),
    variables: { locale: graphLocale(locale) },
  }
  const { data } = await executeOperation(request, { url: '/graphql', method: 'GET', timeoutMs })
  const { currentUser: user } = data as AccountQuery
  if (!user?.isLoggedIn) return { status: 'guest', loginUrl: user?.loginUrl }
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.username ?? '')
  return {
    status: 'logged-in',
    name,
    account: accountOf(name, locale),
    roles: user.hasDashboardAccess ? ['visitor', 'staff'] : ['visitor'],
  }
}
