import { z } from 'zod'

const Env = z.object({
  MESH_HOST: z.string().default('127.0.0.1'),
  MESH_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** Where the REST origin answers. */
  BACKEND_URL: z.url().default('http://127.0.0.1:8000'),
  /** Whether operations that are not registered are answered, and GraphiQL is shown. */
  FREE_OPERATIONS: z.stringbool().default(false),
  /** Addresses and networks of the services that speak for visitors: the site, and what stands between. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .transform((list) => list.filter((one) => one !== '')),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

export type Env = z.infer<typeof Env>

/** Reads the environment; throws a sentence that names what is wrong. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const parsed = Env.safeParse(variables)
  if (parsed.success) return parsed.data
  throw new Error(`The gateway's environment is not usable:\n${z.prettifyError(parsed.error)}`)
}
