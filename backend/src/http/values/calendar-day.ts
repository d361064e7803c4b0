import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import { LocalDate } from '@foyer/schema/shapes/scalars.ts'
import { z } from 'zod'

/** The shape, but with days restricted to those that exist: no 30 February, no year 0. */
export function withCalendarDays(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional) {
    return z.optional(withCalendarDays(shape.def.innerType as z.ZodType))
  }
  return shape === LocalDate ? CalendarDay : shape
}

const CalendarDay = LocalDate.refine((day) => {
  const date = new Date(`${day}T00:00:00Z`)
  return day >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}, rule('day'))
