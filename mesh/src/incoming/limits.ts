/** What a request may cost before it is an operation. */
export type IncomingLimits = {
  /** Largest body, in bytes. */
  bodyBytes: number
  /** How long a body may take, in milliseconds. */
  bodyWithinMs: number
  /** A body that is not there after this time has to come at the least rate, in milliseconds. */
  graceMs: number
  leastBytesPerSecond: number
  /** Requests of one visitor's address at a time. Services that call for themselves are not counted. */
  requestsPerAddress: number
}

export const incomingLimits: IncomingLimits = {
  bodyBytes: 256 * 1024,
  bodyWithinMs: 5_000,
  graceMs: 1_000,
  leastBytesPerSecond: 4 * 1024,
  requestsPerAddress: 48,
}
