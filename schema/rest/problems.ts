import { z } from 'zod'

/** How the origin refuses: `detail` for people, field names with their messages for forms. */
export const ApiError = z
  .object({
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'ApiError', title: 'ApiError', description: 'Why a call was refused.' })
