/** How long the origin may take to connect and to answer, in milliseconds. */
export const originTimeouts = { connectMs: 2_000, answerMs: 3_000 } as const

/** Largest answer that is read from the origin, in bytes. */
export const largestAnswerBytes = 8 * 1024 * 1024
