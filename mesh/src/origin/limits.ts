/**
 * Timeouts for the origin in milliseconds: to connect, and for all calls of one operation, so that clients get a response within
 * three seconds.
 */
export const originTimeouts = { connectMs: 2_000, operationMs: 2_800, readinessMs: 2_000 } as const

/** Maximum size of the origin's response in bytes. */
export const maxResponseBytes = 8 * 1024 * 1024
