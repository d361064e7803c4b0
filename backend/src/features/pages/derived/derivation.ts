import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { Queries } from '#database/connect.ts'
import type { Audience, ShownModule } from '#features/pages/shown-module.ts'

/** Finds what modules of one kind show but do not store: the derived fields by the module's id. */
export type Derivation = (
  queries: Queries,
  given: { modules: readonly ShownModule[]; all: readonly ShownModule[]; audience: Audience },
) => Promise<{ fields: Map<number, Record<string, unknown>>; cacheTags: ChangeTag[] }>
