import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

const Environment = z.object({
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Where operators get metrics and tell of changes, on the loopback interface only; unset: nowhere. */
  WEB_ADMIN_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Proxies whose word about the visitor counts, with commas: addresses, networks, or `loopback`. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((proxy) => proxy.trim() || [])),
  MESH_URL: address.default('http://127.0.0.1:4000/graphql'),
  BACKEND_URL: address.default('http://127.0.0.1:8000'),
  /** What the origin's change feed asks for; empty: pages are looked up again each minute. */
  CHANGES_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Where visitors reach the site: base of canonical addresses. */
  SITE_URL: address.transform((url) => url.replace(/\/+$/, '')).default('http://localhost:3000'),
  /**
   * What is embedded as webshop: its address, in which `{locale}` stands for the language, before the rest of the path; empty: the box
   * office of the origin.
   */
  WEBSHOP_URL: z.union([z.literal(''), address]).default(''),
  SITE_VARIANT: z.enum(['theatre', 'region']).default('theatre'),
  /** `development`: pages are compiled when asked for, and follow their sources. */
  NODE_ENV: z.string().default('production'),
  /** The house's container at Google's tag manager; unset: the one of its design, or none. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  /** Where failures are reported, by Sentry's protocol; unset: nowhere but in the log. */
  SENTRY_DSN: address.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The environment of the web service, read once. Throws at start when a value is not usable. */
export const env = Environment.parse(process.env)
