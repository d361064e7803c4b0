import { z } from 'zod'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { Operation, RestSource } from './operation.ts'
import { ContentLocale, idOf } from '@foyer/schema/shapes/scalars.ts'

const [first, ...others] = moduleKinds.map((definition) => moduleShapes(definition).ResponseBody)

/** A module of any kind, distinguished by `type`. */
export const Module = z.discriminatedUnion('type', [first!, ...others]).meta({
  id: 'Module',
  title: 'Module',
  description: 'A module of a page, such as a text, an image or a teaser.',
})

const FieldProblem = z
  .object({
    field: z.string().describe('Path of the field; e.g. "headline" or "items.0.headline".'),
    label: z.string().describe('Label of the field for editors, in the language of the request.'),
    messages: z
      .array(z.string())
      .describe('What is wrong with the value, in the language of the request.'),
  })
  .meta({ id: 'FieldProblem', title: 'FieldProblem', description: 'Problems of one field.' })

export const ModuleInvalid = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    problems: z
      .array(FieldProblem)
      .describe('Problems, by field; empty if they concern no single field.'),
  })
  .meta({
    id: 'ModuleInvalid',
    title: 'ModuleInvalid',
    description: 'Values of a module that break the rules of their fields. Nothing was changed.',
  })

export const ModuleConflict = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    revision: z.int().describe('Revision that is stored now.'),
  })
  .meta({
    id: 'ModuleConflict',
    title: 'ModuleConflict',
    description: 'Somebody else has changed the module in the meantime. Nothing was changed.',
  })

/** Names the fields in which the draft has another text, for callers that write what is published. */
export const draftConflictsHeader = {
  'Draft-Conflicts':
    'Where the draft has something else, which it keeps: `module` or `module/field`, by the ids of the document, separated by commas. Both texts are in its differences. Missing if there is nothing.',
}

/** The operations that add a module of a kind and change it. */
export function moduleOperations(definition: ModuleDefinition) {
  const { kind, typeName, name } = definition
  const { Write, ResponseBody } = moduleShapes(definition)
  const shared = {
    access: 'publisher',
    object: 'module',
    method: 'POST',
    body: Write,
    response: ResponseBody,
    takesIdempotencyKey: true,
    responseHeaders: draftConflictsHeader,
    errors: { 400: ModuleInvalid, 409: ModuleConflict },
  } as const
  const path = `/{locale}/pageeditor-api/${kind}`
  return {
    create: {
      ...shared,
      object: 'container',
      operationId: `create${typeName}`,
      path,
      summary: `Add a module: ${name.en}`,
      description: `Adds a module to a container: ${name.en}.`,
      pathParameters: { locale: ContentLocale },
      responseStatus: 201,
    },
    update: {
      ...shared,
      operationId: `update${typeName}`,
      path: `${path}/{id}/`,
      summary: `Change a module: ${name.en}`,
      description: `Changes a module: ${name.en}.`,
      pathParameters: { locale: ContentLocale, id: idOf('module') },
      mayBeGone: true,
    },
  } satisfies Record<string, Operation>
}

export const modules = {
  name: 'modules',
  description: 'Modules of pages: adding and changing them, by kind.',
  operations: Object.fromEntries(
    moduleKinds.flatMap((definition) => {
      const { create, update } = moduleOperations(definition)
      return [
        [create.operationId, create],
        [update.operationId, update],
      ]
    }),
  ),
} satisfies RestSource
