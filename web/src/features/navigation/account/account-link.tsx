'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { loadSession } from '#graphql/load-session.ts'
import { readSession, readSessionOnServer, subscribeToSession } from '#graphql/session.ts'
import type { AccountWords } from './account-words.ts'
import { Submenus } from '#features/navigation/menu/submenus.tsx'
import styles from '#features/navigation/service-links.module.css'

/** The way to log in; for who is logged in their name, which leads to the first page, with profile and the way out (L-12). */
export function AccountLink(props: {
  locale: Locale
  words: AccountWords
  paths: { root: string; login: string; profile: string; logOut: string }
}) {
  const { locale, words, paths } = props
  const session = useSyncExternalStore(subscribeToSession, readSession, readSessionOnServer)
  useEffect(() => loadSession(locale), [locale])
  if (session.status === 'guest') {
    return <SiteLink href={session.loginUrl ?? paths.login}>{words.logIn}</SiteLink>
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
              <SiteLink href={paths.profile}>{words.myProfile}</SiteLink>
            </li>
            <li>
              {/* A form of its own: the document that comes then knows nothing of who was there before. */}
              <form method="post" action={paths.logOut}>
                <button>{words.logOut}</button>
              </form>
            </li>
          </ul>
        </details>
      </div>
    </Submenus>
  )
}
