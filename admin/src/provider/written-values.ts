import type {
  ResourceDefinition,
  ResourceField,
  ResourceFields,
} from '@foyer/schema/resources/define-resource.ts'

export type Row = Record<string, unknown>

/** The values of a form as they are sent: every field of the definition, and nothing else. Rows of children keep their ids. */
export function writtenValues({ fields, children }: ResourceDefinition, form: Row): Row {
  const lists = Object.entries(children).map(([name, child]) => [
    name,
    rowsOf(form[name]).map((row) => ({
      ...(typeof row['id'] === 'number' && { id: row['id'] }),
      ...writtenFields(child.fields, row),
    })),
  ])
  return { ...writtenFields(fields, form), ...Object.fromEntries(lists) }
}

/** Those of the values that differ from the ones that were loaded. */
export function changedValues(definition: ResourceDefinition, change: { before: Row; after: Row }) {
  const before = writtenValues(definition, change.before)
  const after = writtenValues(definition, change.after)
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name])),
  )
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

function writtenFields(fields: ResourceFields, row: Row): Row {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = writtenValue(field, row[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Undefined for what has a default, or is reported as missing. */
function writtenValue(field: ResourceField, value: unknown): unknown {
  if ('isLocalized' in field && field.isLocalized) {
    const { de, en } = (value ?? {}) as { de?: string; en?: string }
    return { de: de ?? '', ...(en && { en }) }
  }
  switch (field.type) {
    case 'line':
    case 'paragraph':
    case 'html':
    case 'link':
    case 'anchor':
    case 'embed':
      return value ?? ''
    case 'flag':
      return value ?? false
    case 'number':
    case 'choice':
      return value === '' || value === null ? undefined : value
    case 'money':
      return value ?? undefined
    case 'lines':
      return linesIn(value)
    case 'options':
      return rowsOf(value).map(({ value: stored, label }) => {
        const { de, en } = (label ?? {}) as { de?: string; en?: string }
        return { value: stored ?? '', label: { de: de ?? '', ...(en && { en }) } }
      })
    case 'relations':
      return value ?? []
    case 'moment':
    case 'day':
    case 'time':
    case 'quantity':
    case 'image':
    case 'file':
    case 'relation':
      return value === '' ? null : (value ?? null)
  }
}

/** Lines that are empty are only there while somebody types. */
const linesIn = (value: unknown) =>
  Array.isArray(value) ? (value as string[]).map((line) => line.trim()).filter(Boolean) : []

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : [])
