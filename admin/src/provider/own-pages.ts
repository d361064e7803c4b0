import { rolesOf, type StaffAccess } from '@foyer/schema/rest/access.ts'
import type { Section } from '@foyer/schema/resources/sections.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'

type OwnPage = {
  /** Its address below the folder of the admin site. */
  path: string
  /** Key of its name. */
  title: string
  section: Section
  access: StaffAccess
}

/** Pages that follow from no definition, in the order of the menu. */
const ownPages: readonly OwnPage[] = [
  { path: 'orders', title: 'orders.title', section: 'boxOffice', access: 'box_office' },
  { path: 'door-lists', title: 'doorLists.title', section: 'boxOffice', access: 'box_office' },
  { path: 'accounts', title: 'accounts.title', section: 'administration', access: 'box_office' },
  { path: 'form-entries', title: 'admin.entries.title', section: 'content', access: 'publisher' },
  { path: 'newsletter', title: 'newsletter.title', section: 'content', access: 'publisher' },
  { path: 'sticky-links', title: 'stickyLinks.title', section: 'content', access: 'publisher' },
  {
    path: 'site-settings/1',
    title: 'admin.settings',
    section: 'administration',
    access: 'publisher',
  },
  { path: 'audit', title: 'admin.audit.title', section: 'administration', access: 'publisher' },
]

/** Those that somebody with these roles may open. */
export function ownPagesFor(roles: readonly Role[]): OwnPage[] {
  return ownPages.filter(({ access }) => rolesOf[access].some((role) => roles.includes(role)))
}
