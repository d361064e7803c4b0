import type {
  ResourceDefinition,
  ResourceField,
  ResourceFields,
} from '@foyer/schema/resources/define-resource.ts'
import type { Localized } from '#database/localized.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'
import type { Values } from '#features/resources/resource-binding.ts'

/** The values of a request as they are stored: HTML is sanitized, points in time are UTC, times have seconds, and an empty translation is none. */
export function storedValues({ fields, children }: ResourceDefinition, values: Values): Values {
  const lists = Object.entries(children).filter(([name]) => values[name] !== undefined)
  return {
    ...storedFields(fields, values),
    ...Object.fromEntries(
      lists.map(([name, child]) => [
        name,
        (values[name] as (Values & { id?: number })[]).map(({ id, ...row }) => ({
          ...(id !== undefined && { id }),
          ...storedFields(child.fields, row),
        })),
      ]),
    ),
  }
}

/** The values of a new row, which may be those of another one: its children are new as well. */
export function withoutChildIds({ children }: ResourceDefinition, values: Values): Values {
  const lists = Object.keys(children).filter((name) => values[name] !== undefined)
  return {
    ...values,
    ...Object.fromEntries(
      lists.map((name) => [
        name,
        (values[name] as (Values & { id?: number })[]).map(({ id: _id, ...row }) => row),
      ]),
    ),
  }
}

function storedFields(fields: ResourceFields, values: Values): Values {
  const given = Object.entries(fields).filter(([name]) => values[name] !== undefined)
  return Object.fromEntries(given.map(([name, field]) => [name, storedValue(field, values[name])]))
}

function storedValue(field: ResourceField, value: unknown): unknown {
  if (field.type === 'relations') {
    const ids = [...new Set(value as number[])]
    return field.isOrdered ? ids : ids.toSorted((one, other) => one - other)
  }
  if (field.type === 'time') {
    return typeof value === 'string' && value.length === 5 ? `${value}:00` : value
  }
  if (field.type === 'moment')
    return value === null ? null : new Date(value as string).toISOString()
  const clean = (text: string) => (field.type === 'html' ? sanitiseHtml(text) : text)
  if (!('isLocalized' in field) || !field.isLocalized) {
    return typeof value === 'string' ? clean(value) : value
  }
  const { de, en } = value as Localized
  return { de: clean(de), ...(en && { en: clean(en) }) }
}
