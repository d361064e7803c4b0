import { modulesInOrder, type ContentDocument } from '@foyer/schema/documents/document.ts'
import { migrateDocument } from '@foyer/schema/documents/migrate-module.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { document, documentRevision, documentSnapshot } from '#database/tables/documents.ts'
import { module } from '#database/tables/pages.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import type { ModuleRow } from '#features/pages/modules/module-rows.ts'
import { serializeFields } from '#features/pages/serialize-fields.ts'
import { writtenFields } from './field-values.ts'
import { decodeSnapshot } from './snapshot-body.ts'

/** Numbers of modules that were never published count down from here; they are good for one response only. */
const highestNumber = 2_147_483_647

type Place = { containerId: number; locale: ContentLocale }
type Version = Place & { versionId: number }

/** A version of a container as rows of modules, with the document's own fields; undefined if the container has no such version. */
export async function findVersion(
  queries: Queries,
  { versionId, ...place }: Version,
): Promise<{ rows: ModuleRow[]; fields: Values } | undefined> {
  const [found] = await queries
    .select({ body: documentSnapshot.body })
    .from(documentRevision)
    .innerJoin(documentSnapshot, eq(documentSnapshot.id, documentRevision.snapshotId))
    .innerJoin(document, eq(document.id, documentRevision.documentId))
    .where(
      and(
        eq(documentRevision.id, versionId),
        eq(document.containerId, place.containerId),
        eq(document.locale, place.locale),
      ),
    )
  if (!found) return undefined
  const content = migrateDocument(await decodeSnapshot(found.body))
  return { rows: await rowsOfContent(queries, place, content), fields: content.fields }
}

/** A document as rows of modules, as if it were published. */
export async function rowsOfContent(
  queries: Queries,
  { containerId, locale }: Place,
  content: ContentDocument,
): Promise<ModuleRow[]> {
  const published = await queries
    .select({ uuid: module.uuid, id: module.id, revision: module.revision })
    .from(module)
    .where(and(eq(module.containerId, containerId), eq(module.locale, locale)))
  const known = new Map(published.map((row) => [row.uuid, row]))
  const modules = modulesInOrder(content)
  const numbers = new Map(
    modules.map(({ id }, index) => [id, known.get(id)?.id ?? highestNumber - index]),
  )
  return modules.map(({ id, kind, place, fields }, position) => ({
    id: numbers.get(id)!,
    uuid: id,
    parentId: place.parent === null ? null : numbers.get(place.parent)!,
    column: place.column,
    position,
    kind,
    fields: storedFields(kind, fields),
    revision: known.get(id)?.revision ?? 1,
  }))
}

/** The fields as they would be stored; as they are, if they are incomplete. */
function storedFields(kind: string, fields: Values): Record<string, unknown> {
  const definition = findDefinition(kind)
  if (!definition) return fields
  const values = moduleShapes(definition).Values.safeParse(writtenFields(definition.fields, fields))
  return values.success ? serializeFields(definition.fields, values.data) : fields
}
