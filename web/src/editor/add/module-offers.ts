import { sectionKind } from '@foyer/schema/documents/document.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import { type ModuleKind, moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { section } from '@foyer/schema/modules/section.ts'
import { offeredOptions } from '#editor/fields/offered-options.ts'
import type { Locale } from '#i18n/locales.ts'

/** What can be added to a page: a kind of module, or a section with a layout. */
export type Offer = {
  key: string
  kind: ModuleKind
  name: string
  /** Whether it belongs to the toolbar (E-02). */
  isCommon: boolean
  /** The values that it has from the beginning. */
  fields: Values
}

/** Everything that can be added, in the order of the definitions. */
export function offersIn(locale: Locale): Offer[] {
  return moduleKinds.flatMap(({ kind, name, isInToolbar, fields }): Offer[] => {
    if (kind !== sectionKind) {
      const initial = requiredChoices(fields)
      return [{ key: kind, kind, name: name[locale], isCommon: isInToolbar, fields: initial }]
    }
    return Object.entries(section.fields.layout.options).map(([layout, option]) => ({
      key: `${kind}-${layout}`,
      kind,
      name: `${name[locale]}: ${option[locale]}`,
      isCommon: false,
      fields: { layout },
    }))
  })
}

/** A choice that must be made starts with its first option: the form shows what else there is. */
function requiredChoices(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const isChoice = field.type === 'choice' && field.required
      const first = isChoice ? offeredOptions(field)[0]?.[0] : undefined
      return first === undefined ? [] : [[name, first]]
    }),
  )
}
