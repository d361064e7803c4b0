import { z } from 'zod'
import { Address } from '@foyer/schema/shapes/scalars.ts'

/** The body of an error that has only a message. */
export const Problem = z
  .object({
    detail: z
      .string()
      .describe('What went wrong, for people, in the language of the path; e.g. "Not found.".'),
  })
  .meta({ id: 'Problem', title: 'Problem', description: 'Why a call was refused.' })

/** The body of a 401: nobody is logged in, or the session has ended. */
export const LoginNeeded = z
  .object({
    ...Problem.shape,
    login_url: Address.optional().describe(
      'Address of the log-in page, in the language of the path; e.g. "/de/user/profile". After logging in, the call can be repeated.',
    ),
  })
  .meta({
    id: 'LoginNeeded',
    title: 'LoginNeeded',
    description: 'Nobody is logged in, and how to log in.',
  })

/** The body of a validation error, unless the operation has a shape of its own. */
export const InvalidInput = z
  .object({
    ...Problem.shape,
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe(
        'What is wrong with each parameter or field, by its name in the request. Missing where the request as a whole cannot be read.',
      ),
  })
  .meta({
    id: 'InvalidInput',
    title: 'InvalidInput',
    description: 'Which values of a request break the rules.',
  })

/** The body of a validation error of a row of a resource. */
export const InvalidRow = z
  .object({
    ...InvalidInput.shape,
    codes: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe(
        'Codes of what is wrong with fields beyond their form, for programs; e.g. "overlapping_exception".',
      ),
  })
  .meta({
    id: 'InvalidRow',
    title: 'InvalidRow',
    description: 'Which fields break the rules, in words and in codes.',
  })
