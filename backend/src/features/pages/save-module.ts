import type { Fields } from '@foyer/schema/fields/field.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { container, module } from '#database/tables/pages.ts'
import { referFields } from './derived/links/refer-fields.ts'
import { mergePublishedChange } from './documents/merge-published-change.ts'
import { serializeFields } from './serialize-fields.ts'
import type { IdempotentRequest } from '#http/idempotent-request.ts'
import { beginRequest, endRequest } from './modules/module-request-store.ts'
import { placeOfConflict } from './draft-conflicts.ts'
import type { ModuleRow } from './modules/module-rows.ts'
import {
  addModule,
  changeModule,
  deleteModule,
  findStaleByContainer,
  type ChangeResult,
} from './modules/module-write-store.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'

/** The editor's input, validated by the kind's shape. */
export type ModuleInput = {
  slug?: string
  parent?: number | null
  column?: number | null
  order?: number
  content_type?: string
  object_id?: string
  revision?: number
} & Record<string, unknown>

export type SaveResult =
  | { ok: true; id: number; containerId: number; draftConflicts: string[] }
  | {
      ok: false
      problem:
        'unknown-module' | 'gone-module' | 'key-reused' | 'unknown-container' | 'unknown-section'
    }
  | { ok: false; problem: 'stale'; revision: number }

type SaveOptions = {
  definition: Pick<ModuleDefinition, 'kind' | 'fields'>
  locale: ContentLocale
  /** The id of the module to change; undefined for a new one. */
  id: number | undefined
  input: ModuleInput
  /** Typed addresses below it become references. */
  siteUrl: string
  request: IdempotentRequest | undefined
}

/** Adds or changes a module of what is published, and merges that into the draft. */
export async function saveModule(
  database: Database,
  actor: Actor,
  saving: SaveOptions,
): Promise<SaveResult> {
  return changeHouse(database, actor, async (transaction): Promise<SaveResult> => {
    const repeated = saving.request && (await beginRequest(transaction, saving.request))
    if (repeated) return withoutEffect(transaction, repeated)
    const written =
      saving.id === undefined
        ? await add(transaction, saving)
        : await change(transaction, { ...saving, id: saving.id })
    if (!written.ok) return written
    return finish(transaction, actor, { ...saving, ...written })
  })
}

type DeleteOptions = {
  kind: string
  locale: ContentLocale
  id: number
  /** The revision that the caller has seen; undefined for any. */
  revision: number | undefined
  request: IdempotentRequest | undefined
}

/** Deletes a module of what is published, and merges that into the draft: a module that was changed there stays there. */
export async function removeModule(
  database: Database,
  actor: Actor,
  wanted: DeleteOptions,
): Promise<SaveResult> {
  return changeHouse(database, actor, async (transaction): Promise<SaveResult> => {
    const repeated = wanted.request && (await beginRequest(transaction, wanted.request))
    if (repeated) return withoutEffect(transaction, repeated)
    const deleted = await deleteModule(transaction, wanted)
    if (!deleted.ok) return toSaveProblem(deleted)
    return finish(transaction, actor, { ...wanted, ...deleted })
  })
}

function withoutEffect(transaction: WritableTransaction, repeated: SaveResult): SaveResult {
  transaction.nothingChanged()
  return repeated
}

type Finished = {
  row: ModuleRow
  containerId: number
  locale: ContentLocale
  request: IdempotentRequest | undefined
}

async function finish(
  transaction: WritableTransaction,
  { accountId }: Actor,
  { row, containerId, locale, request }: Finished,
): Promise<SaveResult> {
  const written = { containerId, locale, accountId }
  const conflicts = await mergePublishedChange(transaction, written)
  const draftConflicts = conflicts.map(placeOfConflict)
  if (request) await endRequest(transaction, request, { moduleId: row.id, draftConflicts })
  const stale = await findStaleByContainer(transaction, containerId)
  transaction.changed(`${row.kind} ${row.id}`, stale)
  return { ok: true, id: row.id, containerId, draftConflicts }
}

function toSaveProblem(failed: Exclude<ChangeResult, { ok: true }>) {
  if (failed.problem === 'stale') return failed
  return {
    ok: false,
    problem: failed.problem === 'gone' ? 'gone-module' : 'unknown-module',
  } as const
}

async function add(
  transaction: WritableTransaction,
  { definition, locale, input, siteUrl }: SaveOptions,
) {
  const containerId = await findOrAddContainer(transaction, input)
  if (containerId === undefined) return { ok: false, problem: 'unknown-container' } as const
  const place = { parentId: input.parent ?? null, column: input.column ?? null }
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
    position: input.order,
    fields: await referFields(transaction, serializeFields(definition.fields, input), {
      fields: definition.fields,
      locale,
      siteUrl,
      before: {},
    }),
  })
  return { ok: true, row, containerId } as const
}

async function change(
  transaction: WritableTransaction,
  { definition, locale, id, input, siteUrl }: SaveOptions & { id: number },
) {
  const stored = await findStored(transaction, id)
  if (input.parent !== undefined) {
    const { containerId } = stored ?? {}
    const placed = { containerId, locale, parentId: input.parent, definition }
    if (!(await isPlace(transaction, placed)))
      return { ok: false, problem: 'unknown-section' } as const
  }
  const fields = givenFields(definition, input)
  const refer = { fields, locale, siteUrl, before: stored?.fields ?? {} }
  const changed = await changeModule(transaction, {
    id,
    locale,
    kind: definition.kind,
    revision: input.revision,
    place: {
      ...(input.parent !== undefined && { parentId: input.parent }),
      ...(input.column !== undefined && { column: input.column }),
      ...(input.order !== undefined && { position: input.order }),
    },
    fields: await referFields(transaction, serializeFields(fields, input), refer),
  })
  return changed.ok ? changed : toSaveProblem(changed)
}

/** The fields that the input has: all of them, unless it changes some only. */
function givenFields({ fields }: Pick<ModuleDefinition, 'fields'>, input: ModuleInput): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => input[name] !== undefined))
}

async function findStored(queries: Queries, id: number) {
  const [found] = await queries
    .select({ containerId: module.containerId, fields: module.fields })
    .from(module)
    .where(eq(module.id, id))
  return found
}

/** An object's container is created with its first module (E-07). */
async function findOrAddContainer(
  transaction: WritableTransaction,
  { slug, content_type, object_id }: ModuleInput,
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

type Placement = {
  containerId: number | undefined
  locale: ContentLocale
  parentId: number | null
  definition: Pick<ModuleDefinition, 'kind'>
}

/**
 * Whether a module may be placed there: at the top level, or in a section of the same container and language. Sections cannot be
 * nested.
 */
async function isPlace(
  queries: Queries,
  { containerId, locale, parentId, definition }: Placement,
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
