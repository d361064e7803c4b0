import { isStaffAccess, rolesOf } from '@foyer/schema/rest/access.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import type { AuthProvider } from 'react-admin'
import { ownPagesFor } from './own-pages.ts'
import { logIn, logOut, readSession } from './session.ts'

/** Who may use the admin site, as the framework asks. The origin decides about every call by itself. */
export const authProvider: AuthProvider = {
  async login(credentials: { username: string; password: string }) {
    await logIn(credentials)
  },
  async logout() {
    await logOut().catch(() => {})
    return '/login'
  },
  async checkAuth() {
    const { roles } = await readSession()
    if (!mayUse(roles)) throw new Error('ra.auth.auth_check_error')
  },
  // A session that has ended is asked for in a dialog, so that what was typed stays.
  async checkError() {},
  async getIdentity() {
    const { username, first_name, last_name } = await readSession()
    const fullName = [first_name, last_name].filter(Boolean).join(' ') || (username ?? '')
    return { id: username ?? '', fullName }
  },
  async getPermissions() {
    return (await readSession()).roles
  },
}

/** The definitions that somebody with these roles may edit. */
export function resourcesFor(roles: readonly Role[]) {
  return resources.filter(
    ({ access }) => isStaffAccess(access) && rolesOf[access].some((role) => roles.includes(role)),
  )
}

/** Whether there is anything here for somebody with these roles. */
export const mayUse = (roles: readonly Role[]): boolean =>
  resourcesFor(roles).length + ownPagesFor(roles).length > 0
