import { audition } from './audition.ts'
import { costumeRental } from './costume-rental.ts'
import type { DemoForm } from './demo-form.ts'
import { feedback } from './feedback.ts'
import { newsletter } from './newsletter.ts'
import { schoolClass } from './school-class.ts'

/** The forms of the demo theatre; their numbers follow from the order. */
export const allForms: readonly DemoForm[] = [
  schoolClass,
  costumeRental,
  audition,
  feedback,
  newsletter,
]
