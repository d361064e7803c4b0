import type { ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isEmptyText } from './read-values.ts'
import { columnOf, propertyOf, type Values } from '#features/resources/resource-binding.ts'

type Stored = { table: PgTable; properties?: Readonly<Record<string, string>> }

/** Values by the properties of the table. Empty texts are null where the table allows it, so that those of the production are shown. */
export function columnValues(
  stored: Stored,
  fields: ResourceFields,
  values: Values,
): Record<string, unknown> {
  const own = Object.entries(fields).filter(([, { type }]) => type !== 'relations')
  return Object.fromEntries(
    own.map(([name, field]) => {
      const isNull = isEmptyText(field, values[name]) && !columnOf(stored, name).notNull
      return [propertyOf(stored, name), isNull ? null : values[name]]
    }),
  )
}
