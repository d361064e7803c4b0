import { formatsOf } from '@foyer/schema/notation.ts'
import { variant } from './variant.ts'

/**
 * How this variant writes days, times and amounts in each language [9]. Apart from the rest of the design, because browsers need it too.
 */
export const formats = formatsOf[variant]
