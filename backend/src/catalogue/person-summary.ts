import type { PersonSummary } from '@foyer/schema/shapes/production-details.ts'
import type { z } from 'zod'
import type { person } from '#database/tables/people.ts'

type PersonNameColumns = Pick<
  (typeof person)['$inferSelect'],
  'id' | 'slug' | 'firstName' | 'lastName'
>

/** The id, slug and name of a person. */
export function personSummary(row: PersonNameColumns): z.output<typeof PersonSummary> {
  return { id: row.id, slug: row.slug, name: nameOf(row) }
}

/** First and last name. */
export function nameOf({
  firstName,
  lastName,
}: Pick<PersonNameColumns, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
