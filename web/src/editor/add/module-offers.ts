import { sectionKind } from '@foyer/schema/documents/document.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import { type ModuleKind, moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { section } from '@foyer/schema/modules/section.ts'
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
  return moduleKinds.flatMap(({ kind, name, isInToolbar }): Offer[] => {
    if (kind !== sectionKind) {
      return [{ key: kind, kind, name: name[locale], isCommon: isInToolbar, fields: {} }]
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
