/** Limits of a request before it is parsed. */
export type IncomingLimits = {
  /** Maximum size of a body in bytes. */
  bodyBytes: number
  /** Timeout for a body in milliseconds. */
  bodyWithinMs: number
  /** After this time in milliseconds, a body must arrive at the minimum rate. */
  graceMs: number
  minBytesPerSecond: number
  /** Concurrent requests per visitor's address. Trusted services calling for themselves are not counted. */
  requestsPerAddress: number
}

export const incomingLimits: IncomingLimits = {
  bodyBytes: 256 * 1024,
  bodyWithinMs: 5_000,
  graceMs: 1_000,
  minBytesPerSecond: 4 * 1024,
  requestsPerAddress: 48,
}
