import type { PersonPart } from '@foyer/schema/rest/persons.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { inAllLocales, textIn } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import { credit, production } from '#database/tables/productions.ts'

const maxParts = 50

/** A person's credits, those of the latest productions first. */
export async function listParts(
  queries: Queries,
  { personId, locale }: { personId: number; locale: Locale },
): Promise<z.output<typeof PersonPart>[]> {
  const lastDay = sql`(
    select max(${event.day}) from ${event} where ${event.productionId} = ${production.id})`
  const rows = await queries
    .select({ group: credit.group, role: credit.role, production })
    .from(credit)
    .innerJoin(production, eq(production.id, credit.productionId))
    .where(eq(credit.personId, personId))
    .orderBy(sql`${lastDay} desc nulls last`, asc(production.id), asc(credit.position))
    .limit(maxParts)
  return rows.map(({ group, role, production: { id, slug, title, subtitle } }) => ({
    group,
    role: textIn(locale, role),
    production: {
      id,
      slug: textIn(locale, slug),
      slugs: inAllLocales(slug),
      title: textIn(locale, title),
      subtitle: textIn(locale, subtitle),
    },
  }))
}
