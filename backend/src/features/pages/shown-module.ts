import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { ModuleRow } from './modules/module-rows.ts'

/** A stored module of a known kind with valid fields. */
export type ShownModule = ModuleRow & { definition: ModuleDefinition }

/** For whom modules are read. */
export type Audience = {
  locale: ContentLocale
  /** Editors also see modules outside their schedule. */
  isEditor: boolean
  siteUrl: string
  /** By the database's clock. */
  now: Date
  /** Reports modules that cannot be shown: of a newer origin's kind, or with invalid fields. */
  report: (problem: string) => void
}
