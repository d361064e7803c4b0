import { z } from 'zod'

const Env = z.object({
  MESH_HOST: z.string().default('127.0.0.1'),
  MESH_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** The URL of the REST origin. */
  BACKEND_URL: z.url().default('http://127.0.0.1:8000'),
  /** Whether to accept operations that are not persisted, and show GraphiQL. */
  FREE_OPERATIONS: z.stringbool().default(false),
  /** Addresses and networks of services whose forwarded visitor address is trusted: the site and proxies. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .transform((list) => list.filter((one) => one !== '')),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

export type Env = z.infer<typeof Env>

/** Parses the environment; throws an error that names every wrong variable. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const parsed = Env.safeParse(variables)
  if (parsed.success) return parsed.data
  throw new Error(`The gateway's environment is not usable:\n${z.prettifyError(parsed.error)}`)
}
