import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { Locale } from '#i18n/locales.ts'

const definitions = new Map<string, ModuleDefinition>(
  moduleKinds.map((definition) => [definition.kind, definition]),
)

/** The definition of a kind; undefined for one that this site does not know. */
export const findDefinition = (kind: string): ModuleDefinition | undefined => definitions.get(kind)

/** The name of a kind of module for editors. */
export const moduleName = (kind: string, locale: Locale): string =>
  definitions.get(kind)?.name[locale] ?? kind
