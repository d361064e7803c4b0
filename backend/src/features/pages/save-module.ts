import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { ContentLocale } from '@foyer/schema/rest/scalars.ts'
import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { container, module } from '#database/tables/pages.ts'
import { recordChange } from '#features/changes/record-change.ts'
import { keepFields } from './keep-fields.ts'
import { addModule, changeModule, findStaleByContainer } from './module-write-store.ts'

/** What an editor sends, checked by the kind's shape. */
export type Sent = {
  slug?: string
  parent?: number | null
  column?: number | null
  order?: number
  content_type?: string
  object_id?: string
  revision?: number
} & Record<string, unknown>

export type Saved =
  | { ok: true; id: number; containerId: number }
  | { ok: false; problem: 'unknown-module' | 'unknown-container' | 'unknown-section' }
  | { ok: false; problem: 'stale'; revision: number }

type Saving = {
  definition: ModuleDefinition
  locale: ContentLocale
  /** Number of the module to change; a new one when unset. */
  id: number | undefined
  sent: Sent
}

/** Adds or changes a module and tells who keeps pages, in one transaction. */
export async function saveModule(database: Database, saving: Saving): Promise<Saved> {
  return database.transaction(async (transaction) => {
    const written =
      saving.id === undefined
        ? await add(transaction, saving)
        : await change(transaction, { ...saving, id: saving.id })
    if (!written.ok) return written
    await recordChange(transaction, await findStaleByContainer(transaction, written.containerId))
    return { ok: true, id: written.row.id, containerId: written.containerId }
  })
}

async function add(queries: Queries, { definition, locale, sent }: Saving) {
  const containerId = await findOrAddContainer(queries, sent)
  if (containerId === undefined) return { ok: false, problem: 'unknown-container' } as const
  const place = { parentId: sent.parent ?? null, column: sent.column ?? null }
  if (!(await isSectionOf(queries, { containerId, id: place.parentId }))) {
    return { ok: false, problem: 'unknown-section' } as const
  }
  const row = await addModule(queries, {
    ...place,
    containerId,
    locale,
    kind: definition.kind,
    position: sent.order,
    fields: keepFields(definition.fields, definition.Values.parse(sent)),
  })
  return { ok: true, row, containerId } as const
}

async function change(queries: Queries, { definition, locale, id, sent }: Saving & { id: number }) {
  const changed = await changeModule(queries, {
    id,
    locale,
    kind: definition.kind,
    revision: sent.revision,
    place: {
      ...(sent.parent !== undefined && { parentId: sent.parent }),
      ...(sent.column !== undefined && { column: sent.column }),
      ...(sent.order !== undefined && { position: sent.order }),
    },
    fields: keepFields(definition.fields, definition.Values.parse(sent)),
  })
  if (changed.ok) {
    const isPlaced = await isSectionOf(queries, { ...changed, id: changed.row.parentId })
    if (!isPlaced) throw new Error(`Module ${id} was put into a section of another container.`)
    return changed
  }
  return changed.problem === 'stale' ? changed : ({ ok: false, problem: 'unknown-module' } as const)
}

/** Objects get their container with the first module that is put there (E-07). */
async function findOrAddContainer(
  queries: Queries,
  { slug, content_type, object_id }: Sent,
): Promise<number | undefined> {
  if (slug === undefined) return undefined
  const [found] = await queries
    .select({ id: container.id })
    .from(container)
    .where(eq(container.slug, slug))
  if (found || content_type === undefined || object_id === undefined) return found?.id
  const [added] = await queries
    .insert(container)
    .values({ slug, contentType: content_type, objectId: object_id })
    .onConflictDoUpdate({ target: container.slug, set: { slug } })
    .returning({ id: container.id })
  return added!.id
}

async function isSectionOf(
  queries: Queries,
  { containerId, id }: { containerId: number; id: number | null },
): Promise<boolean> {
  if (id === null) return true
  const [found] = await queries
    .select({ id: module.id })
    .from(module)
    .where(and(eq(module.id, id), eq(module.containerId, containerId), eq(module.kind, 'section')))
  return found !== undefined
}
