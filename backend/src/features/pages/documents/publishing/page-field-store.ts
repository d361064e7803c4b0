import type { pageFields } from '@foyer/schema/documents/page-fields.ts'
import { isEqual, type Values } from '@foyer/schema/documents/value.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { page } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

const columns = {
  title: 'title',
  headline: 'headline',
  link_url: 'linkUrl',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  og_title: 'ogTitle',
  og_description: 'ogDescription',
} as const satisfies Record<keyof typeof pageFields, keyof typeof page.$inferSelect>

type Holder = { contentType: string; objectId: string; locale: ContentLocale }
const names = Object.keys(columns) as (keyof typeof columns)[]

/** The fields of a page in a language as they are published; none of other entities. */
export async function readPageFields(
  queries: Queries,
  { contentType, objectId, locale }: Holder,
): Promise<Values> {
  if (contentType !== 'page') return {}
  const [row] = await queries
    .select()
    .from(page)
    .where(eq(page.id, Number(objectId)))
  if (!row) return {}
  return Object.fromEntries(names.map((name) => [name, row[columns[name]][locale] ?? '']))
}

/** Publishes the fields of a page; returns whether they differ. Texts that are empty fall back to German, as if they had never been written. */
export async function publishPageFields(
  transaction: WritableTransaction,
  holder: Holder,
  fields: Values,
): Promise<boolean> {
  const own = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
  if (isEqual(await readPageFields(transaction, holder), own)) return false
  const id = Number(holder.objectId)
  const [row] = await transaction.select().from(page).where(eq(page.id, id)).for('update')
  if (!row) return false
  const texts = names.map((name) => {
    const { [holder.locale]: _, ...others } = row[columns[name]]
    const text = fields[name]
    const isWritten = typeof text === 'string' && text !== ''
    return [columns[name], isWritten ? { ...others, [holder.locale]: text } : others]
  })
  await transaction.update(page).set(Object.fromEntries(texts)).where(eq(page.id, id))
  return true
}
