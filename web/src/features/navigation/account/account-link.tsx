'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import {
  askForSession,
  readSession,
  readSessionOnServer,
  subscribeToSession,
} from './account-session.ts'
import { Submenus } from '#features/navigation/menu/submenus.tsx'
import styles from '#features/navigation/service-links.module.css'

type Labels = Pick<Messages['layout'], 'logIn' | 'accountOf' | 'myProfile' | 'logOut'>

/** The way to log in; for who is logged in their name, which leads to the first page, with profile and the way out (L-12). */
export function AccountLink(props: {
  locale: Locale
  labels: Labels
  paths: { root: string; login: string; profile: string; logOut: string }
}) {
  const { locale, labels, paths } = props
  const session = useSyncExternalStore(subscribeToSession, readSession, readSessionOnServer)
  useEffect(() => askForSession(locale), [locale])
  if (session.status === 'guest') {
    return <SiteLink href={session.loginUrl ?? paths.login}>{labels.logIn}</SiteLink>
  }
  return (
    <Submenus>
      <div className={styles.visitor}>
        <SiteLink href={paths.root}>{session.name}</SiteLink>
        <details>
          <summary>
            <span className="visually-hidden">
              {labels.accountOf.replace('{name}', session.name)}
            </span>
          </summary>
          <ul className={styles.options}>
            <li>
              <SiteLink href={paths.profile}>{labels.myProfile}</SiteLink>
            </li>
            <li>
              {/* A form of its own: the document that comes then knows nothing of who was there before. */}
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
