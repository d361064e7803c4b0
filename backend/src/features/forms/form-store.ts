import { fieldTypes } from '@foyer/schema/forms/field-types.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { form, formField } from '#database/tables/forms.ts'

/** A field, also with the number of its kind, by which its rules know it. */
export type StoredField = typeof formField.$inferSelect & { fieldType: number }
export type StoredForm = typeof form.$inferSelect & { fields: StoredField[] }

/** A form with its fields in order; null if there is none. */
export async function findForm(queries: Queries, id: number): Promise<StoredForm | null> {
  const [found] = await queries.select().from(form).where(eq(form.id, id))
  if (!found) return null
  const fields = await queries
    .select()
    .from(formField)
    .where(eq(formField.formId, id))
    .orderBy(asc(formField.position), asc(formField.id))
  return { ...found, fields: fields.map(withFieldType) }
}

function withFieldType(field: typeof formField.$inferSelect): StoredField {
  return { ...field, fieldType: fieldTypes[field.kind] }
}
