import type { UserDetails } from '@foyer/schema/rest/user-details.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import type { Visitor } from '#sessions/session-store.ts'

/** The current user as the contract has them; null if nobody is logged in. */
export function detailsOf(visitor: Visitor | null, locale: Locale): z.output<typeof UserDetails> {
  const roles = [...new Set(visitor?.grants.map(({ role }) => role))]
  return {
    is_logged_in: visitor !== null,
    has_dashboard_online_access: roles.length > 0,
    roles,
    username: visitor?.username ?? null,
    email: visitor?.email ?? null,
    first_name: visitor?.firstName ?? null,
    last_name: visitor?.lastName ?? null,
    login_url: `/${locale}/user/profile`,
    logout_url: `/${locale}/api/user/logout/`,
    webshop_url: '/webshop',
  }
}
