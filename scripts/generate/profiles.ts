import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { requiredFields, requiredFieldsOfModules } from '@foyer/schema/rest/required-fields.ts'
import { z } from 'zod'

type Property = { type?: string; title?: string; nullable?: boolean }
type Schemas = Record<string, { properties?: Record<string, Property> } & object>

const required = new Map([
  ...requiredFields.map(([, shape, fields]) => [z.globalRegistry.get(shape)?.id ?? '', fields]),
  ...moduleKinds.map(({ kind, typeName }) => [typeName, requiredFieldsOfModules[kind] ?? '']),
] as [string, string][])

/** Marks as `extension` what an origin may leave out of its responses: it has a default in the gateway. */
export function withProfiles(schemas: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas as Schemas).map(([name, schema]) => {
      if (!schema.properties || name.endsWith('Write')) return [name, schema]
      const named = new Set(required.get(name)?.split(' '))
      const properties = Object.entries(schema.properties).map(([field, property]) => [
        field,
        named.has(field) || !hasDefault(property)
          ? property
          : { ...property, 'x-profile': 'extension' },
      ])
      return [name, { ...schema, properties: Object.fromEntries(properties) as object }]
    }),
  )
}

/** Texts, lists and flags have an empty value that does no harm; nullable fields have null. */
function hasDefault({ type, title, nullable }: Property): boolean {
  if (nullable) return false
  return type === 'array' || type === 'boolean' || (type === 'string' && title === undefined)
}
