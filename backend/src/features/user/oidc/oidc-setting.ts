import { oidcPaths } from '@foyer/schema/paths/oidc-paths.ts'
import type { Env } from '#env'
import { readRoleMapping } from '#sessions/oidc/role-mapping.ts'
import type { OidcSetting } from './routes.ts'

/** The provider at which people can log in; undefined if there is none. */
export function oidcSetting(env: Env): OidcSetting | undefined {
  if (env.OIDC_ISSUER === '') return undefined
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    scopes: env.OIDC_SCOPES,
    groupsClaim: env.OIDC_GROUPS_CLAIM,
    redirectUrl: `${env.SITE_URL}${oidcPaths.callback}`,
    isForVisitors: env.OIDC_VISITORS === 'on',
    siteUrl: env.SITE_URL,
    roles: readRoleMapping(env.OIDC_ROLES),
  }
}
