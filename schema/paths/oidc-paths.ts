/** Addresses of the log-in and log-out at an OpenID Connect provider. They are opened by browsers, pass through the site, and belong to no language. */
export const oidcPaths = {
  logIn: '/oidc/log-in',
  logOut: '/oidc/log-out',
  callback: '/oidc/callback',
} as const

const paths: readonly string[] = Object.values(oidcPaths)

export const isOidcPath = (path: string): boolean => paths.includes(path)
