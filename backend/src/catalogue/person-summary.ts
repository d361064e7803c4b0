import type { PersonSummary } from '@foyer/schema/shapes/evening.ts'
import type { z } from 'zod'
import type { person } from '#database/tables/people.ts'

type Named = Pick<(typeof person)['$inferSelect'], 'id' | 'slug' | 'firstName' | 'lastName'>

/** A person as programmes name them. */
export function personSummary(row: Named): z.output<typeof PersonSummary> {
  return { id: row.id, slug: row.slug, name: nameOf(row) }
}

/** First and last name. */
export function nameOf({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
