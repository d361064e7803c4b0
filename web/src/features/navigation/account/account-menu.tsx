'use client'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import type { Session } from '#graphql/session.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { ClosingDetails } from '#ui/closing-details.tsx'
import styles from '#features/navigation/service-links.module.css'
import type { AccountLabels } from './account-labels.ts'

/** The name of a logged-in visitor, which links to the home page, with profile and log-out (L-12). */
export function AccountMenu(props: {
  visitor: Extract<Session, { status: 'logged-in' }>
  labels: AccountLabels
  paths: { root: string; profile: string; staffHub: string; logOut: string }
}) {
  const { visitor, labels, paths } = props
  const editPath = useEditPath()
  return (
    <ClosingDetails>
      <div className={styles.visitor}>
        <SiteLink href={paths.root}>{visitor.name}</SiteLink>
        <details>
          <summary>
            <span className="visually-hidden">{visitor.account}</span>
          </summary>
          <ul className={styles.options}>
            {visitor.roles.includes('staff') && editPath && (
              <li>
                {/* A document of its own, with a policy of its own: not by the router. */}
                <a href={editPath}>{labels.edit}</a>
              </li>
            )}
            {visitor.roles.includes('staff') && (
              <li>
                <SiteLink href={paths.staffHub}>{labels.staffHub}</SiteLink>
              </li>
            )}
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
    </ClosingDetails>
  )
}

/** Where the page that is shown can be edited; undefined for one that cannot. */
function useEditPath(): string | undefined {
  // Looked up again when another page is shown.
  const pathname = usePathname()
  const isEditable = useSyncExternalStore(neverChanges, hasEditablePage, () => false)
  return isEditable ? `${pathname}?edit` : undefined
}

const neverChanges = () => () => undefined
const hasEditablePage = () => document.querySelector('[data-editable]') !== null
