import { person, personCategory } from '@foyer/backend/src/database/tables/people.ts'
import { upsertByKey } from '@foyer/backend/src/database/upsert.ts'
import type { DemoPerson, Localized, PersonCategoryKey } from '#content/content.ts'
import { paragraphs } from './paragraphs.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

const categories: Record<PersonCategoryKey, Localized> = {
  leitung: { de: 'Leitung', en: 'Management' },
  musiktheater: { de: 'Musiktheater', en: 'Music Theatre' },
  schauspiel: { de: 'Schauspiel', en: 'Drama' },
  tanz: { de: 'Tanz', en: 'Dance' },
  orchester: { de: 'Orchester und Chor', en: 'Orchestra and Chorus' },
  'junges-theater': { de: 'Junges Theater', en: 'Young Theatre' },
  gaeste: { de: 'Gäste', en: 'Guests' },
}

/** Writes people and their categories; returns ids by key. */
export async function loadPeople(
  transaction: WritableTransaction,
  { people, images }: { people: DemoPerson[]; images: Map<string, number> },
): Promise<Map<string, number>> {
  const categoryIds = await upsertByKey(
    transaction,
    personCategory,
    Object.entries(categories).map(([key, name], position) => ({ key, name, position })),
  )
  const ids = await upsertByKey(
    transaction,
    person,
    people.map((row) => ({
      key: `demo:${row.key}`,
      slug: row.key,
      firstName: row.firstName,
      lastName: row.lastName,
      categoryId: categoryIds.get(row.category)!,
      profession: row.profession,
      biography: paragraphs(row.biography),
      imageId: images.get(`demo:person:${row.key}`) ?? null,
    })),
  )
  return new Map(people.map(({ key }) => [key, ids.get(`demo:${key}`)!]))
}
