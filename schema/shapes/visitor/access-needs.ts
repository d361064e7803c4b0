import { z } from 'zod'
import { maxAccessNeedsLength } from './access-needs-length.ts'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'

/** What the theatre prepares for somebody, in their words. */
export const AccessNeeds = z
  .string()
  .max(maxAccessNeedsLength)
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, rule('oneLine'))
  .default('')
  .describe(
    'What the theatre prepares, in one line; e.g. "Wheelchair, one companion". May be empty.',
  )
