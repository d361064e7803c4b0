import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { ModuleKind } from '@foyer/schema/modules/kinds.ts'
import type { Queries } from '#database/connect.ts'
import { deriveColumns } from './derived/columns.ts'
import type { Derivation } from './derived/derivation.ts'
import { deriveEventList } from './derived/event-list.ts'
import { deriveHighlightTeasers } from './derived/highlight-teasers.ts'
import { deriveLinkUrl } from './derived/link-url.ts'
import type { Audience, ShownModule } from './shown-module.ts'

/** The kinds with derived fields; each derivation is called once for all modules of its kind on a page. */
const derivations: Partial<Record<ModuleKind, Derivation>> = {
  'event-list': deriveEventList,
  'highlight-teasers': deriveHighlightTeasers,
  section: deriveColumns,
  link: deriveLinkUrl,
}

/** The derived fields of the `shown` of all modules by id, and the cache tags that they depend on. */
export async function derive(
  queries: Queries,
  { shown, all }: { shown: readonly ShownModule[]; all: readonly ShownModule[] },
  audience: Audience,
): Promise<{ fields: Map<number, Record<string, unknown>>; cacheTags: ChangeTag[] }> {
  const fields = new Map<number, Record<string, unknown>>()
  const cacheTags: ChangeTag[] = []
  for (const [kind, ofKind] of Map.groupBy(shown, (one) => one.kind as ModuleKind)) {
    const derivation = derivations[kind]
    if (!derivation) continue
    const derived = await derivation(queries, { modules: ofKind, all, audience })
    for (const [id, values] of derived.fields) fields.set(id, values)
    cacheTags.push(...derived.cacheTags)
  }
  return { fields, cacheTags }
}
