import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

const Environment = z.object({
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The port for metrics and invalidations, on the loopback interface only; unset: none. */
  WEB_ADMIN_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Trusted proxies, separated by commas: addresses, networks, or `loopback`. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((proxy) => proxy.trim() || [])),
  MESH_URL: address.default('http://127.0.0.1:4000/graphql'),
  BACKEND_URL: address.default('http://127.0.0.1:8000'),
  /** The secret of the origin's change feed; empty: pages are revalidated each minute. */
  CHANGES_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** The public address of the site: base of canonical addresses. */
  SITE_URL: address.transform((url) => url.replace(/\/+$/, '')).default('http://localhost:3000'),
  /**
   * The address of the embedded webshop, in which `{locale}` is replaced by the language, before the rest of the path;
   * empty: the box office of the origin.
   */
  WEBSHOP_URL: z.union([z.literal(''), address]).default(''),
  /** The telephone number of the box office, shown where tickets are no longer sold online; empty: none. */
  BOX_OFFICE_PHONE: z.string().max(40).default(''),
  SITE_VARIANT: z.enum(['theatre', 'region']).default('theatre'),
  /** `development`: pages are compiled on demand, and follow their sources. */
  NODE_ENV: z.string().default('production'),
  /** The theatre's Google Tag Manager container; unset: that of its design, or none. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  /** The DSN to which failures are reported by Sentry's protocol; unset: they are only logged. */
  SENTRY_DSN: address.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The environment of the web service, parsed once. Throws at start for an invalid value. */
export const env = Environment.parse(process.env)
