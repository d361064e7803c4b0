import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { Problem } from '#console/problem.mjs'

const port = z.coerce.number().int().min(1).max(65_535)

const environment = z.object({
  WEB_PORT: port.default(3000),
  MESH_PORT: port.default(4000),
  BACKEND_PORT: port.default(8000),
  WEB_ADMIN_PORT: port.optional(),
  CHANGES_SECRET: z.string().min(16).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FOYER_DATA: z.string().optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_VARIANT: z.enum(['theatre', 'region']).default('theatre'),
})

/** `demo` is for trying things out, `production` for selling real tickets. */
export type Profile = 'demo' | 'production'

export type Settings = {
  profile: Profile
  ports: {
    web: number
    mesh: number
    backend: number
    /** The admin port of the site, on the loopback interface; any free one by default. */
    admin: number | undefined
  }
  /** The bearer token of the origin's change feed. */
  changesSecret: string
  /** URL of a PostgreSQL database; without it the one from npm is started. */
  databaseUrl: string | undefined
  /** Absolute path of the folder for database, images and logs. */
  dataFolder: string
  siteUrl: string
  siteVariant: 'theatre' | 'region'
}

/** Parses the environment. `root` is the checkout. */
export function readSettings(
  root: string,
  env: NodeJS.ProcessEnv,
  profile: Profile = 'demo',
): Settings {
  // An empty variable counts as unset: `WEB_PORT= npm start`.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'))
    // Values are not printed: the connection string contains a password.
    throw new Problem(`Not usable as set in the environment: ${names.map(describe).join('; ')}.`)
  }
  const { WEB_PORT, DATABASE_URL, FOYER_DATA, SITE_URL, SITE_VARIANT } = parsed.data
  const { MESH_PORT: mesh, BACKEND_PORT: backend, WEB_ADMIN_PORT: admin } = parsed.data
  return {
    profile,
    ports: { web: WEB_PORT, mesh, backend, admin },
    changesSecret: parsed.data.CHANGES_SECRET ?? newSecret(),
    databaseUrl: DATABASE_URL,
    dataFolder: resolve(root, FOYER_DATA ?? '.data'),
    siteUrl: SITE_URL ?? `http://localhost:${WEB_PORT}`,
    siteVariant: SITE_VARIANT,
  }
}

/** Generated at each start: nothing else needs to know it. */
export const newSecret = () => randomBytes(32).toString('base64url')

function describe(name: string): string {
  if (name.endsWith('_PORT')) return `${name} must be a port from 1 to 65535`
  if (name === 'DATABASE_URL')
    return `${name} must look like postgres://user:password@host:5432/database`
  if (name === 'CHANGES_SECRET') return `${name} must have 16 characters or more`
  if (name === 'SITE_URL') return `${name} must look like https://www.example.at`
  return `${name} must be theatre or region`
}
