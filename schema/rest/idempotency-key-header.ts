import { z } from 'zod'

/** The header of calls with `takesIdempotencyKey`. */
export const idempotencyKeyHeader = {
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Made by the caller: if the response was lost, repeat the request with the same key within a day, and it has one effect.',
    ),
}
