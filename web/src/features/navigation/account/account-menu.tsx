'use client'
import { SiteLink } from '#ui/links/site-link.tsx'
import { Submenus } from '#features/navigation/menu/submenus.tsx'
import styles from '#features/navigation/service-links.module.css'
import type { AccountLabels } from './account-labels.ts'

/** The name of a logged-in visitor, which links to the home page, with profile and log-out (L-12). */
export function AccountMenu(props: {
  visitor: { name: string; account: string }
  labels: AccountLabels
  paths: { root: string; profile: string; logOut: string }
}) {
  const { visitor, labels, paths } = props
  return (
    <Submenus>
      <div className={styles.visitor}>
        <SiteLink href={paths.root}>{visitor.name}</SiteLink>
        <details>
          <summary>
            <span className="visually-hidden">{visitor.account}</span>
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
