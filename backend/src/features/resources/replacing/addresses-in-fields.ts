import type { ResourceField, ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import type { Values } from '#features/resources/resource-binding.ts'

/** What stands in the place of an address; the same one where nothing does. */
export type ChangeAddress = (address: string) => string

/** Fields that have addresses of the site: targets of links and of redirects, and HTML. */
export const addressedNames = (fields: ResourceFields): string[] =>
  Object.keys(fields).filter((name) => hasAddresses(fields[name]!))

const hasAddresses = (field: ResourceField) =>
  field.type === 'html' ||
  field.type === 'link' ||
  (field.type === 'line' && field.pattern?.isAddress === true)

/** Values with other addresses; the same ones where nothing differs. */
export function mapAddresses<Own extends Values>(
  fields: ResourceFields,
  values: Own,
  change: ChangeAddress,
): Own {
  const changed = addressedNames(fields).flatMap((name) => {
    const mapped = mapTexts(values[name], (text) =>
      fields[name]!.type === 'html' ? mapHtml(text, change) : change(text),
    )
    return JSON.stringify(mapped) === JSON.stringify(values[name]) ? [] : [[name, mapped]]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}

/** A text, or that in each language. */
function mapTexts(value: unknown, change: ChangeAddress): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([locale, text]) => [locale, mapTexts(text, change)]),
  )
}

/** HTML is stored as it was written anew when it was saved: with quotation marks around every value. */
const mapHtml = (html: string, change: ChangeAddress) =>
  html.replaceAll(
    /(\shref=")([^"]*)"/g,
    (_, before: string, address: string) => `${before}${change(address)}"`,
  )
