import { demoProfile } from './demo-profile.ts'
import type { Profile, Settings } from './settings.ts'

/** The environment of the services, based on our own. */
export function serviceEnvironment(options: {
  settings: Settings
  mode: 'built' | 'watched'
  databaseUrl: string
}): NodeJS.ProcessEnv {
  const { settings, mode, databaseUrl } = options
  const { ports, profile, dataFolder, siteUrl, siteVariant, changesSecret } = settings
  return {
    // Who operates a theatre looks for requests in the logs; who tries it out for failures only.
    LOG_LEVEL: mode === 'built' && profile === 'demo' ? 'warn' : 'info',
    ...(profile === 'demo' && demoProfile(siteVariant)),
    ...process.env,
    FOYER_PROFILE: profile,
    NODE_ENV: mode === 'built' ? 'production' : 'development',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    FOYER_DATA: dataFolder,
    SITE_URL: siteUrl,
    SITE_VARIANT: siteVariant,
    BACKEND_PORT: String(ports.backend),
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    MESH_PORT: String(ports.mesh),
    MESH_URL: `http://127.0.0.1:${ports.mesh}/graphql`,
    WEB_PORT: String(ports.web),
    WEB_ADMIN_PORT: ports.admin === undefined ? undefined : String(ports.admin),
    CHANGES_SECRET: changesSecret,
  }
}

/** What the site alone gets. Visitors of a demo come from this machine without a proxy, and cannot say that they are others. */
export function siteEnvironment(profile: Profile, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return profile === 'demo' && !env['TRUSTED_PROXIES'] ? { TRUSTED_PROXIES: 'none' } : {}
}
