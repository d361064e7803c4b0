/**
 * How long the origin may take, in milliseconds: to connect, and for all calls of one operation, so that whoever asks has an
 * answer within three seconds.
 */
export const originTimeouts = { connectMs: 2_000, operationMs: 2_800, readinessMs: 2_000 } as const

/** Largest answer that is read from the origin, in bytes. */
export const largestAnswerBytes = 8 * 1024 * 1024
