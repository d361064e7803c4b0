import { withSecretFiles } from '@foyer/schema/secret-files.ts'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

const Environment = z.object({
  /** `demo` allows what production refuses: an address without TLS, secrets that can be guessed. */
  FOYER_PROFILE: z.enum(['production', 'demo']).default('production'),
  /** The interface on which the site listens. */
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  /** The port of the site. */
  WEB_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The interface of the port for metrics and invalidations, which visitors must not reach. */
  WEB_ADMIN_HOST: z.string().min(1).default('127.0.0.1'),
  /** The port for metrics and invalidations; unset: none. */
  WEB_ADMIN_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Trusted proxies, separated by commas: addresses, networks, or `loopback`; `none`: nobody. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').map((proxy) => proxy.trim()))
    .transform((proxies) => proxies.filter((proxy) => proxy !== '' && proxy !== 'none')),
  /** The address of the gateway. */
  MESH_URL: address.default('http://127.0.0.1:4000/graphql'),
  /** The address of the origin. */
  BACKEND_URL: address.default('http://127.0.0.1:8000'),
  /** The secret of the origin's change feed; empty: pages are revalidated each minute. */
  CHANGES_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /**
   * Where pages are purged by tag at a cache in front of the site, such as http://edge:8081/purge for the Varnish of `deploy/edge`;
   * empty: there is none, and caches in between store no pages.
   */
  EDGE_PURGE_URL: z.union([z.literal(''), address]).default(''),
  /** The token of a content delivery network that purges by surrogate key, as Fastly does; empty: the edge is Varnish. */
  EDGE_PURGE_TOKEN: z.string().default(''),
  /** How long, at shutdown, `/ready` fails before connections are refused, in milliseconds: longer than load balancers take to notice. */
  LAME_DUCK_MS: z.coerce.number().int().min(0).max(20_000).default(1_000),
  /** The public address of the site: base of canonical addresses. */
  SITE_URL: address.transform((url) => url.replace(/\/+$/, '')).default('http://localhost:3000'),
  /**
   * The address of the embedded webshop, in which `{locale}` is replaced by the language, before the rest of the path;
   * empty: the box office of the origin.
   */
  WEBSHOP_URL: z.union([z.literal(''), address]).default(''),
  /** The telephone number of the box office, shown where tickets are no longer sold online; empty: none. */
  BOX_OFFICE_PHONE: z.string().max(40).default(''),
  /**
   * Where vulnerabilities are reported, as `/.well-known/security.txt` says: a mail address, or a page that begins with https://. Required in
   * production; the demo has an invented one.
   */
  SECURITY_CONTACT: z.union([z.literal(''), z.email(), z.url({ protocol: /^https$/ })]).default(''),
  /** The design and words of the site: one theatre, or the theatres of a region. */
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
  /** The least important lines that are logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The environment of the web service, parsed once. Throws at start for an invalid value. */
export const env = Environment.parse(withSecretFiles(process.env, Object.keys(Environment.shape)))
