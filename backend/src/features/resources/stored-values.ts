import type {
  ResourceDefinition,
  ResourceField,
  ResourceFields,
} from '@foyer/schema/resources/define-resource.ts'
import type { Localized } from '#database/localized.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'
import type { Values } from './resource-binding.ts'

/** The values of a request as they are stored: HTML is sanitized, points in time are UTC, and an empty translation is none. */
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

function storedFields(fields: ResourceFields, values: Values): Values {
  const given = Object.entries(fields).filter(([name]) => values[name] !== undefined)
  return Object.fromEntries(given.map(([name, field]) => [name, storedValue(field, values[name])]))
}

function storedValue(field: ResourceField, value: unknown): unknown {
  if (field.type === 'moment')
    return value === null ? null : new Date(value as string).toISOString()
  const clean = (text: string) => (field.type === 'html' ? sanitiseHtml(text) : text)
  if (!('isLocalized' in field) || !field.isLocalized) {
    return typeof value === 'string' ? clean(value) : value
  }
  const { de, en } = value as Localized
  return { de: clean(de), ...(en && { en: clean(en) }) }
}
