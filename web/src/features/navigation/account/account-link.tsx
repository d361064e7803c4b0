'use client'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { loadSession } from '#graphql/load-session.ts'
import { readSession, readSessionOnServer, subscribeToSession } from '#graphql/session.ts'
import type { AccountLabels } from './account-labels.ts'

const AccountMenu = lazy(async () => {
  const { AccountMenu: menu } = await import('./account-menu.tsx')
  return { default: menu }
})

/** The link to the log-in; for a logged-in visitor their menu, whose script only they load (L-12). */
export function AccountLink(props: {
  locale: Locale
  labels: AccountLabels
  paths: { root: string; login: string; profile: string; staffHub: string; logOut: string }
}) {
  const { locale, labels, paths } = props
  const session = useSyncExternalStore(subscribeToSession, readSession, readSessionOnServer)
  useEffect(() => loadSession(locale), [locale])
  const login = session.status === 'guest' ? session.loginUrl : null
  const logIn = <SiteLink href={login ?? paths.login}>{labels.logIn}</SiteLink>
  if (session.status === 'guest') return logIn
  return (
    <Suspense fallback={logIn}>
      <AccountMenu visitor={session} labels={labels} paths={paths} />
    </Suspense>
  )
}
