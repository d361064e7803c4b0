import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'

/** Creates the error for an invalid module, with the label that each field has in the editor's form. */
export function createModuleBodyError({ fields }: Pick<ModuleDefinition, 'fields'>) {
  return (errors: Record<string, string[]>, locale: Locale): HttpError => {
    const problems = Object.entries(errors).map(([field, said]) => ({
      field,
      label: labelOf(fields, field.split('.'), locale),
      messages: said,
    }))
    const labels = [...new Set(problems.map(({ label }) => label))].join(', ')
    return new HttpError(400, `${messages[locale].invalidInput} ${labels}`, errors, { problems })
  }
}

/** Turns `items.0.headline` into "Bilder 1: Überschrift". */
function labelOf(fields: Fields, [name, ...rest]: string[], locale: Locale): string {
  const field = name === undefined ? undefined : fields[name]
  if (!field) return name ?? ''
  const own = field.label[locale]
  const [index, ...inItem] = rest
  if (field.type !== 'items' || index === undefined) return own
  const numbered = `${own} ${Number(index) + 1}`
  return inItem.length > 0 ? `${numbered}: ${labelOf(field.item, inItem, locale)}` : numbered
}
