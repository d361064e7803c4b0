import { withSecretFiles } from '@foyer/schema/secret-files.ts'
import { z } from 'zod'

const Variables = z.object({
  /** `demo` allows FREE_OPERATIONS; production refuses them. */
  FOYER_PROFILE: z.enum(['production', 'demo']).default('production'),
  /** The interface on which the gateway listens. */
  MESH_HOST: z.string().default('127.0.0.1'),
  /** The port of the gateway. */
  MESH_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** The URL of the REST origin. */
  BACKEND_URL: z.url().default('http://127.0.0.1:8000'),
  /** Whether to accept operations that are not persisted, and show GraphiQL. */
  FREE_OPERATIONS: z.stringbool().default(false),
  /** Addresses and networks of services whose forwarded visitor address is trusted: the site and proxies; `none`: nobody. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .transform((list) => list.filter((one) => one !== '' && one !== 'none')),
  /** How long, at shutdown, requests are still served before connections are refused, in milliseconds: longer than those before it take to notice. */
  LAME_DUCK_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  /** The least important lines that are logged. */
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

const Env = Variables.refine((env) => env.FOYER_PROFILE === 'demo' || !env.FREE_OPERATIONS, {
  path: ['FREE_OPERATIONS'],
  error: 'anybody could send any operation: remove it, it is for the demo and for development only',
})

export type Env = z.infer<typeof Env>

/** Parses the environment; throws an error that names every wrong variable. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const parsed = Env.safeParse(withSecretFiles(variables, Object.keys(Variables.shape)))
  if (parsed.success) return parsed.data
  throw new Error(`The gateway's environment is not usable:\n${z.prettifyError(parsed.error)}`)
}
