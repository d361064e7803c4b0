import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { Queries } from '#database/connect.ts'
import type { Audience, KeptModule } from '#features/pages/module-answers.ts'

/** Finds what modules of one kind show but do not hold: the derived fields by the module's number. */
export type Derivation = (
  queries: Queries,
  given: { modules: readonly KeptModule[]; all: readonly KeptModule[]; audience: Audience },
) => Promise<{ fields: Map<number, Record<string, unknown>>; dependsOn: ChangeTag[] }>
