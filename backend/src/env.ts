import { z } from 'zod'

const Env = z.object({
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  DATABASE_URL: z.string().min(1),
  /** Folder of what is uploaded or made; pictures lie in its folder `media`. */
  FOYER_DATA: z.string().min(1),
  /** Where visitors find the site: base of links that leave the origin. */
  SITE_URL: z
    .url()
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/$/, '')),
  /** Proxies whose word on the client's address is taken: addresses, networks or `loopback`, joined by commas. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NODE_ENV: z.string().default('production'),
})

export type Env = z.output<typeof Env>

/** Reads the environment once. Throws with every wrong or missing name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = Env.safeParse(source)
  if (parsed.success) return parsed.data
  throw new Error(`The environment is incomplete:\n${z.prettifyError(parsed.error)}`)
}
