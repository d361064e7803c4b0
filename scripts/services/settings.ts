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

/** `demo` is a house to try things out in, `production` one that sells real tickets. */
export type Profile = 'demo' | 'production'

export type Settings = {
  profile: Profile
  ports: {
    web: number
    mesh: number
    backend: number
    /** The operators' door of the site, on the loopback interface; without a wish any free one. */
    admin: number | undefined
  }
  /** What opens the origin's change feed to the other services. */
  changesSecret: string
  /** A PostgreSQL of the theatre's own; without it the one from npm is started. */
  databaseUrl: string | undefined
  /** Absolute path of the folder for database, pictures and logs. */
  dataFolder: string
  siteUrl: string
  siteVariant: 'theatre' | 'region'
}

/** Reads what may be set from outside. `root` is the checkout. */
export function readSettings(
  root: string,
  env: NodeJS.ProcessEnv,
  profile: Profile = 'demo',
): Settings {
  // An empty variable is one that nobody has set: `WEB_PORT= npm start`.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'))
    // Values stay unsaid: the connection string holds a password.
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

/** Good for one start: nobody outside of it needs to know it. */
export const newSecret = () => randomBytes(32).toString('base64url')

function describe(name: string): string {
  if (name.endsWith('_PORT')) return `${name} must be a port from 1 to 65535`
  if (name === 'DATABASE_URL')
    return `${name} must look like postgres://user:password@host:5432/database`
  if (name === 'CHANGES_SECRET') return `${name} must have 16 characters or more`
  if (name === 'SITE_URL') return `${name} must look like https://www.example.at`
  return `${name} must be theatre or region`
}
