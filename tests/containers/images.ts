/** The images of services. `NODE_IMAGE`, `VARNISH_IMAGE`, `POSTGRES_IMAGE` and `REDIS_IMAGE` name others where the official ones cannot be pulled. */
export const services = ['origin', 'gateway', 'site', 'demo', 'edge'] as const

export const version = process.env.FOYER_VERSION ?? 'test'

/** Images that were built from the release before, if there are some: a rollout begins with them. */
export const versionBefore = process.env.FOYER_VERSION_BEFORE ?? version

export const imageOf = (service: (typeof services)[number]) => `foyer/${service}:${version}`

export const nodeImage = process.env.NODE_IMAGE ?? 'node:24.21.0-bookworm-slim'
export const varnishImage = process.env.VARNISH_IMAGE ?? 'varnish:7.7'
/** The database of the tests: it takes its password from a file even where a stand-in for the official image does not. */
export const databaseImage = 'foyer/test-database'
export const postgresImage = process.env.POSTGRES_IMAGE ?? 'postgres:17.6-bookworm'
/** Redis or Valkey of the tests: it takes flags as its command, as the official images do. */
export const counterImage = 'foyer/test-redis'
export const redisImage = process.env.REDIS_IMAGE ?? 'valkey/valkey:8.1-bookworm'
