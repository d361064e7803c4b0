import { z } from 'zod'

/** How the origin refuses: `detail` for people, field names with their messages for forms. */
export const ApiError = z
  .object({
    detail: z.string().describe('Why, in the language of the request.'),
    errors: z.record(z.string(), z.array(z.string())).optional().describe('Messages by field.'),
  })
  .meta({ id: 'ApiError', title: 'ApiError', description: 'Why a call was refused.' })
