import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Person } from '@foyer/schema/rest/persons.ts'
import { and, asc, count, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { htmlIn } from '#http/html-in.ts'
import { person, personCategory } from '#database/tables/people.ts'
import { personSummary } from '#catalogue/person-summary.ts'
import { findPictures, noPicture } from '#catalogue/picture-store.ts'

type PersonFilter = {
  ids?: number[] | undefined
  category?: number | undefined
}

type PersonListQuery = {
  filter: PersonFilter
  page: { offset: number; size: number }
  locale: Locale
}

type Page = { offset: number; size: number }

/** A page of people by category and name, and the total number. Without ids: the theatre's own people. */
export async function findPersons(
  queries: Queries,
  { filter, page, locale }: PersonListQuery,
): Promise<{ count: number; results: z.output<typeof Person>[] }> {
  const chosen = matching(filter)
  const [results, counted] = await Promise.all([
    readPersons(queries, { chosen, page, locale }),
    queries.select({ count: count() }).from(person).where(chosen),
  ])
  return { count: counted[0]?.count ?? 0, results }
}

/** A person; null if there is none with that id. */
export async function findPerson(
  queries: Queries,
  { id, locale }: { id: number; locale: Locale },
): Promise<z.output<typeof Person> | null> {
  const page = { offset: 0, size: 1 }
  const [found] = await readPersons(queries, { chosen: eq(person.id, id), page, locale })
  return found ?? null
}

function matching({ ids, category }: PersonFilter): SQL | undefined {
  return and(
    ids ? inArray(person.id, ids) : isNotNull(person.categoryId),
    category === undefined ? undefined : eq(person.categoryId, category),
  )
}

async function readPersons(
  queries: Queries,
  { chosen, page, locale }: { chosen: SQL | undefined; page: Page; locale: Locale },
): Promise<z.output<typeof Person>[]> {
  const rows = await queries
    .select({ person, category: personCategory })
    .from(person)
    .leftJoin(personCategory, eq(personCategory.id, person.categoryId))
    .where(chosen)
    .orderBy(
      asc(personCategory.position),
      asc(personCategory.id),
      asc(person.lastName),
      asc(person.firstName),
      asc(person.id),
    )
    .limit(page.size)
    .offset(page.offset)
  const pictures = await findPictures(queries, {
    ids: rows.map(({ person }) => person.imageId),
    locale,
  })
  return rows.map(({ person: row, category }) => ({
    ...personSummary(row),
    first_name: row.firstName,
    last_name: row.lastName,
    profession: textIn(locale, row.profession),
    biography: htmlIn(locale, row.biography),
    category: category && categoryResponse(category, locale),
    ...((row.imageId !== null && pictures.get(row.imageId)) || noPicture),
  }))
}

/** The categories of people, in order. */
export async function listPersonCategories(queries: Queries, locale: Locale) {
  const rows = await queries
    .select()
    .from(personCategory)
    .orderBy(asc(personCategory.position), asc(personCategory.id))
  return rows.map((row) => categoryResponse(row, locale))
}

function categoryResponse({ id, name }: (typeof personCategory)['$inferSelect'], locale: Locale) {
  return { id, name: textIn(locale, name) }
}
