import { type ChangeTag, staleByPerson, staleByProduction } from '@foyer/schema/change-tags.ts'
import { persons } from '@foyer/schema/resources/persons.ts'
import { asc, eq, inArray, max } from 'drizzle-orm'
import { fingerprint } from '#database/fingerprint.ts'
import { slugOf } from '#database/slug-of.ts'
import { textIn } from '#database/localized.ts'
import { articlePerson, article } from '#database/tables/articles.ts'
import { event } from '#database/tables/events.ts'
import { person } from '#database/tables/people.ts'
import { credit, production } from '#database/tables/productions.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type {
  ChildRow,
  ResourceBinding,
  ResourceRow,
} from '#features/resources/resource-binding.ts'
import { touchProductions } from './touch.ts'

type Credit = ChildRow & { production: number }

const maxUses = 20

/** People, with their credits. A new credit comes last in its production. */
export const personsBinding: ResourceBinding = {
  definition: persons,
  table: person,
  properties: { category: 'categoryId', image: 'imageId' },
  children: {
    credits: {
      table: credit,
      parent: 'personId',
      properties: { production: 'productionId' },
      orderBy: [credit.productionId, credit.position],
      async ownColumns(transaction, { before, after }) {
        const productionId = after['production'] as number
        if (before?.['production'] === productionId) return {}
        return { position: await findFreePosition(transaction, productionId) }
      },
    },
  },
  async prepare(_transaction, { values }) {
    const name = [values['first_name'], values['last_name']].join(' ')
    return { values: { ...values, slug: values['slug'] || slugOf(name) } }
  },
  async finish(transaction, { before, after }) {
    const id = (after ?? before)!.id
    const productionIds = changedProductions(before, after)
    if (after) await touchPerson(transaction, after)
    await touchProductions(transaction, productionIds)
    return [
      ...staleByPerson({ id }),
      ...(await staleProductions(transaction, productionIds, { before, after })),
    ]
  },
  async findUses(queries, id) {
    const [productions, articles] = await Promise.all([
      queries
        .selectDistinct({ id: production.id, title: production.title })
        .from(credit)
        .innerJoin(production, eq(production.id, credit.productionId))
        .where(eq(credit.personId, id))
        .orderBy(asc(production.id))
        .limit(maxUses),
      queries
        .select({ id: article.id, title: article.title })
        .from(articlePerson)
        .innerJoin(article, eq(article.id, articlePerson.articleId))
        .where(eq(articlePerson.personId, id))
        .orderBy(asc(article.id))
        .limit(maxUses),
    ])
    const usesOf = (type: string, rows: typeof productions) =>
      rows.map(({ id: useId, title }) => ({ type, id: useId, label: textIn('de', title) }))
    return [...usesOf('production', productions), ...usesOf('article', articles)].slice(0, maxUses)
  },
}

async function findFreePosition(
  transaction: WritableTransaction,
  productionId: number,
): Promise<number> {
  // Others who add a credit to the production wait.
  await transaction
    .select({ id: production.id })
    .from(production)
    .where(eq(production.id, productionId))
    .for('update')
  const [last] = await transaction
    .select({ position: max(credit.position) })
    .from(credit)
    .where(eq(credit.productionId, productionId))
  return (last?.position ?? -1) + 1
}

const creditsOf = (row: ResourceRow | undefined) => (row?.['credits'] ?? []) as Credit[]

/** The productions of credits that were added, changed or deleted. */
function changedProductions(
  before: ResourceRow | undefined,
  after: ResourceRow | undefined,
): number[] {
  const stored = new Set(creditsOf(before).map((row) => JSON.stringify(row)))
  const written = new Set(creditsOf(after).map((row) => JSON.stringify(row)))
  const changed = [
    ...creditsOf(before).filter((row) => !written.has(JSON.stringify(row))),
    ...creditsOf(after).filter((row) => !stored.has(JSON.stringify(row))),
  ]
  return [...new Set(changed.map((row) => row.production))]
}

/** A change of the credits counts as a change of the person. */
async function touchPerson(transaction: WritableTransaction, after: ResourceRow): Promise<void> {
  await transaction
    .update(person)
    .set({ parts: fingerprint(creditsOf(after)) })
    .where(eq(person.id, after.id))
}

/** The productions whose credits changed; all of the person's, if the name on their pages may have changed. */
async function staleProductions(
  transaction: WritableTransaction,
  changed: number[],
  { before, after }: { before: ResourceRow | undefined; after: ResourceRow | undefined },
): Promise<ChangeTag[]> {
  const ids = new Set([...changed, ...creditsOf(before), ...creditsOf(after)].map(productionOf))
  if (ids.size === 0) return []
  const events = await transaction
    .select({ id: event.id, productionId: event.productionId })
    .from(event)
    .where(inArray(event.productionId, [...ids]))
  return [...ids].flatMap((id) =>
    staleByProduction({
      id,
      eventIds: events.filter((row) => row.productionId === id).map((row) => row.id),
    }),
  )
}

const productionOf = (one: number | Credit) => (typeof one === 'number' ? one : one.production)
