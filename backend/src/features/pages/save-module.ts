import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { container, module } from '#database/tables/pages.ts'
import { keepFields } from './keep-fields.ts'
import { addModule, changeModule, findStaleByContainer } from './modules/module-write-store.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'

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

/** Adds or changes a module. */
export async function saveModule(database: Database, actor: Actor, saving: Saving): Promise<Saved> {
  return changeHouse(database, actor, async (transaction): Promise<Saved> => {
    const written =
      saving.id === undefined
        ? await add(transaction, saving)
        : await change(transaction, { ...saving, id: saving.id })
    if (!written.ok) return written
    const { row, containerId } = written
    const stale = await findStaleByContainer(transaction, containerId)
    transaction.changed(`${row.kind} ${row.id}`, stale)
    return { ok: true, id: row.id, containerId }
  })
}

async function add(transaction: WritableTransaction, { definition, locale, sent }: Saving) {
  const containerId = await findOrAddContainer(transaction, sent)
  if (containerId === undefined) return { ok: false, problem: 'unknown-container' } as const
  const place = { parentId: sent.parent ?? null, column: sent.column ?? null }
  if (
    !(await isPlace(transaction, { containerId, locale, parentId: place.parentId, definition }))
  ) {
    return { ok: false, problem: 'unknown-section' } as const
  }
  const row = await addModule(transaction, {
    ...place,
    containerId,
    locale,
    kind: definition.kind,
    position: sent.order,
    fields: keepFields(definition.fields, moduleShapes(definition).Values.parse(sent)),
  })
  return { ok: true, row, containerId } as const
}

async function change(
  transaction: WritableTransaction,
  { definition, locale, id, sent }: Saving & { id: number },
) {
  if (sent.parent !== undefined) {
    const containerId = await findContainerOf(transaction, id)
    const placed = { containerId, locale, parentId: sent.parent, definition }
    if (!(await isPlace(transaction, placed)))
      return { ok: false, problem: 'unknown-section' } as const
  }
  const changed = await changeModule(transaction, {
    id,
    locale,
    kind: definition.kind,
    revision: sent.revision,
    place: {
      ...(sent.parent !== undefined && { parentId: sent.parent }),
      ...(sent.column !== undefined && { column: sent.column }),
      ...(sent.order !== undefined && { position: sent.order }),
    },
    fields: keepFields(definition.fields, moduleShapes(definition).Values.parse(sent)),
  })
  if (changed.ok || changed.problem === 'stale') return changed
  return { ok: false, problem: 'unknown-module' } as const
}

async function findContainerOf(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries
    .select({ containerId: module.containerId })
    .from(module)
    .where(eq(module.id, id))
  return found?.containerId
}

/** Objects get their container with the first module that is put there (E-07). */
async function findOrAddContainer(
  transaction: WritableTransaction,
  { slug, content_type, object_id }: Sent,
): Promise<number | undefined> {
  if (slug === undefined) return undefined
  const [found] = await transaction
    .select({ id: container.id })
    .from(container)
    .where(eq(container.slug, slug))
  if (found || content_type === undefined || object_id === undefined) return found?.id
  const [added] = await transaction
    .insert(container)
    .values({ slug, contentType: content_type, objectId: object_id })
    .onConflictDoUpdate({ target: container.slug, set: { slug } })
    .returning({ id: container.id })
  return added!.id
}

type Placed = {
  containerId: number | undefined
  locale: ContentLocale
  parentId: number | null
  definition: Pick<ModuleDefinition, 'kind'>
}

/** Whether a module may stand there: on the page itself, or in a section of its container and language. Sections hold no sections. */
async function isPlace(
  queries: Queries,
  { containerId, locale, parentId, definition }: Placed,
): Promise<boolean> {
  if (parentId === null || containerId === undefined) return true
  if (definition.kind === 'section') return false
  const [found] = await queries
    .select({ id: module.id })
    .from(module)
    .where(
      and(
        eq(module.id, parentId),
        eq(module.containerId, containerId),
        eq(module.locale, locale),
        eq(module.kind, 'section'),
        isNull(module.deletedAt),
      ),
    )
  return found !== undefined
}
