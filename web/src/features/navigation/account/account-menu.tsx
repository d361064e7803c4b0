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
  const { editPath, adminAddress } = useEditingLinks()
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
            {visitor.roles.includes('staff') && adminAddress && (
              <li>
                {/* Another application. */}
                <a href={adminAddress}>{labels.admin}</a>
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

/** Where the page that is shown can be edited, and what it shows in the admin site; undefined where it cannot. */
function useEditingLinks(): { editPath?: string; adminAddress?: string } {
  // Looked up again when another page is shown.
  const pathname = usePathname()
  const isEditable = useSyncExternalStore(neverChanges, hasEditablePage, () => false)
  const adminAddress = useSyncExternalStore(neverChanges, findAdminAddress, () => undefined)
  return {
    ...(isEditable && { editPath: `${pathname}?edit` }),
    ...(adminAddress !== undefined && { adminAddress }),
  }
}

const neverChanges = () => () => undefined
const hasEditablePage = () => document.querySelector('[data-editable]') !== null
const findAdminAddress = () =>
  document.querySelector<HTMLElement>('[data-admin-address]')?.dataset['adminAddress']
