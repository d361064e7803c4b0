import 'client-only'
import { accountOf } from '#i18n/account-of.ts'
import type { Locale } from '#i18n/locales.ts'
import { AccountDocument, type AccountQuery } from './generated/graphql.ts'
import { graphLocale } from './graph-locale.ts'
import { persistedHash } from './persisted-hash.ts'
import { readSession, type Session, setSession } from './session.ts'
import { askGraph } from './transport.ts'

const timeoutMs = 5000

let channel: BroadcastChannel | undefined

/** Finds out who is logged in at this moment, tells all tabs, and hears what they find out. Throws where nobody can tell. */
export async function followSession(locale: Locale): Promise<void> {
  channel ??= openChannel()
  tell(await findSession(locale))
}

/** The origin knows the session no longer (401): here and in all tabs nobody is logged in. */
export function endSession(): void {
  if (readSession().status === 'guest') return
  channel ??= openChannel()
  tell({ status: 'guest', loginUrl: undefined })
}

function tell(found: Session): void {
  setSession(found)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only, and takes no other argument
  channel?.postMessage(found)
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel('foyer.session')
  opened.addEventListener('message', ({ data }) => setSession(data as Session))
  return opened
}

async function findSession(locale: Locale): Promise<Session> {
  const question = {
    hash: persistedHash(AccountDocument),
    variables: { locale: graphLocale(locale) },
  }
  const { data } = await askGraph(question, { url: '/graphql', method: 'GET', timeoutMs })
  const { userDetails: user } = data as AccountQuery
  if (!user?.isLoggedIn) return { status: 'guest', loginUrl: user?.loginUrl }
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.username ?? '')
  return {
    status: 'logged-in',
    name,
    account: accountOf(name, locale),
    roles: user.hasDashboardOnlineAccess ? ['visitor', 'staff'] : ['visitor'],
  }
}
