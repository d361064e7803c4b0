'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { loadSession } from '#graphql/load-session.ts'
import { readSession, readSessionOnServer, subscribeToSession } from '#graphql/session.ts'
import type { AccountLabels } from './account-labels.ts'
import { Submenus } from '#features/navigation/menu/submenus.tsx'
import styles from '#features/navigation/service-links.module.css'

/**
 * The link to the log-in; for a logged-in visitor their name, which links to the home page, with profile and log-out
 * (L-12).
 */
export function AccountLink(props: {
  locale: Locale
  labels: AccountLabels
  paths: { root: string; login: string; profile: string; logOut: string }
}) {
  const { locale, labels, paths } = props
  const session = useSyncExternalStore(subscribeToSession, readSession, readSessionOnServer)
  useEffect(() => loadSession(locale), [locale])
  if (session.status === 'guest') {
    return <SiteLink href={session.loginUrl ?? paths.login}>{labels.logIn}</SiteLink>
  }
  return (
    <Submenus>
      <div className={styles.visitor}>
        <SiteLink href={paths.root}>{session.name}</SiteLink>
        <details>
          <summary>
            <span className="visually-hidden">{session.account}</span>
          </summary>
          <ul className={styles.options}>
            <li>
              <SiteLink href={paths.profile}>{labels.myProfile}</SiteLink>
            </li>
            <li>
              {/* Submitted natively: the next document then has no state of the previous visitor. */}
              <form method="post" action={paths.logOut}>
                <button>{labels.logOut}</button>
              </form>
            </li>
          </ul>
        </details>
      </div>
    </Submenus>
  )
}
