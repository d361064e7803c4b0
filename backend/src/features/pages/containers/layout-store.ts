import type { containerFields } from '@foyer/schema/documents/container-fields.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { container } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

type Place = { containerId: number; locale: ContentLocale }
type ContainerValues = { [Name in keyof typeof containerFields]?: string }

/** The layout of a container in a language as it is published, as fields of its document; none if it has one column. */
export async function readLayout(
  queries: Queries,
  { containerId, locale }: Place,
): Promise<ContainerValues> {
  const [found] = await queries
    .select({ layout: container.layout })
    .from(container)
    .where(eq(container.id, containerId))
  const layout = found?.layout[locale]
  return layout === undefined ? {} : { layout }
}

/** Publishes the layout of a document. A language without one has one column: the modules of languages differ, so none falls back to another. */
export async function publishLayout(
  transaction: WritableTransaction,
  { containerId, locale }: Place,
  fields: Values,
): Promise<void> {
  const layout = layoutOf(fields)
  if (layout === layoutOf(await readLayout(transaction, { containerId, locale }))) return
  const ofContainer = eq(container.id, containerId)
  const [row] = await transaction.select().from(container).where(ofContainer).for('update')
  const { [locale]: _, ...others } = row!.layout
  await transaction
    .update(container)
    .set({ layout: layout ? { ...others, [locale]: layout } : others })
    .where(ofContainer)
}

/** The layout in the fields of a document, such as `67-33`; empty if there is none. */
export function layoutOf({ layout }: Values): string {
  return typeof layout === 'string' ? layout : ''
}
