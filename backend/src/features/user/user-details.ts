import { oidcPaths } from '@foyer/schema/paths/oidc-paths.ts'
import type { UserDetails } from '@foyer/schema/rest/user-details.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Visitor } from '#sessions/session-store.ts'

type Details = z.output<typeof UserDetails>

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** The current user as the contract has them; null if nobody is logged in. */
    userDetails: (visitor: Visitor | null, locale: Locale) => Details
  }
}

type ServiceAddresses = {
  /** Whether visitors log in at the OpenID Connect provider too. */
  isOidcForVisitors: boolean
  /** Of a webshop elsewhere; empty for the site's own. */
  webshopUrl: string
}

/** Makes known where people log in and out and buy: on the site, or where the theatre has it instead. */
export function addUserDetails(
  app: FastifyInstance,
  { isOidcForVisitors, webshopUrl }: ServiceAddresses,
): void {
  app.decorate('userDetails', (visitor, locale) => {
    const roles = [...new Set(visitor?.grants.map(({ role }) => role))]
    return {
      is_logged_in: visitor !== null,
      has_dashboard_online_access: roles.length > 0,
      roles,
      username: visitor?.username ?? null,
      email: visitor?.email ?? null,
      first_name: visitor?.firstName ?? null,
      last_name: visitor?.lastName ?? null,
      login_url: isOidcForVisitors
        ? `${oidcPaths.logIn}?locale=${locale}`
        : `/${locale}/user/profile`,
      logout_url:
        visitor?.credentialType === 'oidc'
          ? `${oidcPaths.logOut}?locale=${locale}`
          : `/${locale}/api/user/logout/`,
      webshop_url: webshopUrl || '/webshop',
    }
  })
}
