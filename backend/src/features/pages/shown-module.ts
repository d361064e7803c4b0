import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { ModuleRow } from './modules/module-rows.ts'

/** A stored module whose kind is known and whose fields keep its rules. */
export type ShownModule = ModuleRow & { definition: ModuleDefinition }

/** Whom modules are shown to. */
export type Audience = {
  locale: ContentLocale
  /** Editors see what is not shown yet or any more. */
  isEditor: boolean
  siteUrl: string
  /** By the database's clock. */
  now: Date
  /** Takes what cannot be shown: a kind of a newer origin, or fields that break their rules. */
  report: (problem: string) => void
}
