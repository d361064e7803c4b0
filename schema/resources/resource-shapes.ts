import { z } from 'zod'
import { paged } from '@foyer/schema/shapes/paging.ts'
import { Id, idOf } from '@foyer/schema/shapes/scalars.ts'
import type { ChildrenDefinition, ResourceDefinition } from './define-resource.ts'
import { optionalFields, returnedFields, writtenFields } from './field-shapes.ts'

export type ResourceShapes = ReturnType<typeof makeShapes>

// A shape with a name must be created only once.
const shapesByResource = new Map<string, ResourceShapes>()

/** The shapes of a resource: requests, responses and problems. */
export function resourceShapes(definition: ResourceDefinition): ResourceShapes {
  const shapes = shapesByResource.get(definition.resource) ?? makeShapes(definition)
  shapesByResource.set(definition.resource, shapes)
  return shapes
}

const seenRevision = z
  .int()
  .min(1)
  .optional()
  .describe('Revision that the caller has seen. If another one is stored: a conflict.')

function makeShapes({ typeName, description, fields, children }: ResourceDefinition) {
  const written = writtenFields(fields, typeName)
  const row = {
    id: idOf('row'),
    revision: z.int().describe('Revision number; increases with every change.'),
    ...returnedFields(fields, typeName),
  }
  const named = (suffix: string, text = description) => ({
    id: typeName + suffix,
    title: typeName + suffix,
    description: text,
  })
  const ResponseBody = z
    .object({ ...row, ...mapChildren(children, returnedChildren) })
    .meta(named(''))
  const lists = mapChildren(children, writtenChildren)
  return {
    Write: z
      .object({
        revision: seenRevision,
        ...written,
        ...Object.fromEntries(
          Object.entries(lists).map(([name, list]) => [
            name,
            list.default([]).describe(list.description ?? ''),
          ]),
        ),
      })
      .meta(named('Write')),
    /** The request that changes some fields and leaves the others as they are. */
    Patch: z
      .object({ revision: seenRevision, ...optionalFields({ ...written, ...lists }) })
      .meta(named('Patch')),
    ResponseBody,
    List: paged(`${typeName}List`, z.object(row).meta(named('Row'))),
    Conflict: z
      .object({
        detail: z.string().describe('The reason for people, in the language of the request.'),
        current: ResponseBody.describe('What is stored now.'),
      })
      .meta(
        named('Conflict', 'Somebody else has changed it in the meantime. Nothing was changed.'),
      ),
    InUse: z
      .object({
        detail: z.string().describe('The reason for people, in the language of the request.'),
        current: ResponseBody.describe('What is stored now.'),
        uses: z
          .array(
            z
              .object({
                type: z.string().describe('What uses it; e.g. "production".'),
                id: Id.describe('Number of what uses it; e.g. 8.'),
                label: z.string().describe('Title or name of what uses it; e.g. "Hamlet".'),
              })
              .meta(named('Use', 'Something that uses it.')),
          )
          .describe('What uses it, 20 at most; empty if it was changed in the meantime.'),
      })
      .meta(named('InUse', 'It cannot be deleted: it is in use, or was changed meanwhile.')),
    Deleted: z.object({ id: idOf('deleted row') }).meta(named('Deleted', 'It was deleted.')),
  }
}

function mapChildren<Shape>(
  children: ResourceDefinition['children'],
  shapeOf: (definition: ChildrenDefinition) => Shape,
): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(children).map(([name, definition]) => [name, shapeOf(definition)]),
  )
}

function returnedChildren({ name, description, fields }: ChildrenDefinition) {
  const child = z
    .object({ id: idOf('row'), ...returnedFields(fields, name) })
    .meta({ id: name, title: name, description })
  return z.array(child).describe(`${description} In order.`)
}

function writtenChildren({ name, description, fields, max }: ChildrenDefinition) {
  const child = z
    .object({
      id: Id.optional().describe('Number of the row; omitted to add one.'),
      ...writtenFields(fields, name),
    })
    .meta({ id: `${name}Write`, title: `${name}Write`, description })
  return z
    .array(child)
    .max(max)
    .describe(`${description} All of them: rows that are left out are deleted.`)
}
