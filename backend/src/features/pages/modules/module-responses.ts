import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { Module } from '@foyer/schema/rest/modules.ts'
import { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { responseFields } from '#features/pages/response-fields.ts'
import { derive } from '#features/pages/derive.ts'
import { resolveLinks } from '#features/pages/derived/links/resolve-links.ts'
import { findDefinition } from './module-definition.ts'
import type { ModuleRow } from './module-rows.ts'
import { findReferred, type Referred } from '#features/pages/referred-store.ts'
import { isShownAt, withoutHiddenItems } from '#features/pages/schedule.ts'
import type { Audience, ShownModule } from '#features/pages/shown-module.ts'

export type ModuleResponse = z.output<typeof Module>

/**
 * The answers for the modules of a container, with the objects they refer to, and the cache tags they depend on. A module that
 * cannot be shown is reported and left out.
 */
export async function moduleResponses(
  queries: Queries,
  rows: readonly ModuleRow[],
  audience: Audience,
  /** Only so many, from the first one on; all if omitted. */
  first?: number,
): Promise<{ modules: ModuleResponse[]; cacheTags: ChangeTag[] }> {
  const read = rows.map((row) => ({ row, module: readModule(row, audience) }))
  const broken = new Set(read.flatMap(({ row, module }) => (module === 'broken' ? [row.id] : [])))
  const readable = read.flatMap(({ module }) =>
    module === 'broken' || module === 'hidden' ? [] : [withoutBrokenSection(module, broken)],
  )
  const linked = await resolveLinks(queries, readable, audience)
  const all = inOrder(linked.modules)
  const shown = await shownModuleResponses(queries, all.slice(0, first), audience, all)
  return { ...shown, cacheTags: [...shown.cacheTags, ...linked.cacheTags] }
}

/** The same for modules in order, with links resolved. Sections name what `all` has in them. */
export async function shownModuleResponses(
  queries: Queries,
  shown: readonly ShownModule[],
  audience: Audience,
  all = shown,
): Promise<{ modules: ModuleResponse[]; cacheTags: ChangeTag[] }> {
  const [referred, derived] = await Promise.all([
    findReferred(queries, shown, audience),
    derive(queries, { shown, all }, audience),
  ])
  const modules = shown.flatMap((module) =>
    moduleResponse(module, { referred, derived: derived.fields.get(module.id), audience }),
  )
  return { modules, cacheTags: [...referred.cacheTags, ...derived.cacheTags] }
}

type ResponseContext = {
  referred: Referred
  derived: Record<string, unknown> | undefined
  audience: Audience
}

/** The response for one module; empty if it violates the contract. */
function moduleResponse(
  module: ShownModule,
  { referred, derived, audience }: ResponseContext,
): ModuleResponse[] {
  const response = {
    id: module.id,
    type: module.kind,
    parent: module.parentId,
    column: module.column,
    order: module.position,
    revision: module.revision,
    ...responseFields(module.definition.fields, { values: module.fields, referred }),
    ...derived,
  }
  const checked = moduleShapes(module.definition).ResponseBody.safeParse(response)
  if (checked.success) return [checked.data]
  audience.report(`module ${module.id} violates the contract: ${z.prettifyError(checked.error)}`)
  return []
}

function readModule(
  row: ModuleRow,
  { isEditor, now, report }: Audience,
): ShownModule | 'broken' | 'hidden' {
  const definition = findDefinition(row.kind)
  if (!definition) {
    report(`module ${row.id} has the unknown kind ${row.kind}`)
    return 'broken'
  }
  const stored = moduleShapes(definition).Stored.safeParse(row.fields)
  if (!stored.success) {
    report(`module ${row.id} has invalid fields for ${row.kind}: ${z.prettifyError(stored.error)}`)
    return 'broken'
  }
  if (isEditor) return { ...row, definition, fields: stored.data }
  if (!isShownAt(stored.data, now)) return 'hidden'
  return { ...row, definition, fields: withoutHiddenItems(stored.data, now) }
}

/** The contents of a broken section are shown in its place. */
function withoutBrokenSection(module: ShownModule, broken: ReadonlySet<number>): ShownModule {
  if (module.parentId === null || !broken.has(module.parentId)) return module
  return { ...module, parentId: null, column: null }
}

/** Each section is followed by its contents; contents of a missing section are left out. */
function inOrder(modules: ShownModule[]): ShownModule[] {
  const byPlace = modules.toSorted(
    (one, other) => (one.column ?? 0) - (other.column ?? 0) || one.position - other.position,
  )
  const inside = Map.groupBy(byPlace, ({ parentId }) => parentId)
  return (inside.get(null) ?? []).flatMap((module) => [module, ...(inside.get(module.id) ?? [])])
}
