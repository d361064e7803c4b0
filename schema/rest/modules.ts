import { z } from 'zod'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { Operation, RestSource } from './operation.ts'
import { ContentLocale, Id } from '@foyer/schema/shapes/scalars.ts'

const [first, ...others] = moduleKinds.map((definition) => moduleShapes(definition).Answer)

/** A module of any kind. */
export const Module = z.discriminatedUnion('type', [first!, ...others]).meta({
  id: 'Module',
  title: 'Module',
  description: 'A part of a page: text, picture, teaser … by its kind.',
})

const FieldProblem = z
  .object({
    field: z.string().describe('Name of the field; with index and name where it is one of items.'),
    label: z.string().describe('Its name for editors, in the language of the request.'),
    messages: z.array(z.string()).describe('What is wrong, in the language of the request.'),
  })
  .meta({ id: 'FieldProblem', title: 'FieldProblem', description: 'What is wrong with a field.' })

export const ModuleInvalid = z
  .object({
    detail: z.string().describe('Why, in the language of the request.'),
    problems: z.array(FieldProblem).describe('What is wrong, by field.'),
  })
  .meta({ id: 'ModuleInvalid', title: 'ModuleInvalid', description: 'Fields break their rules.' })

export const ModuleConflict = z
  .object({
    detail: z.string().describe('Why, in the language of the request.'),
    revision: z.int().describe('The revision that is stored now.'),
  })
  .meta({
    id: 'ModuleConflict',
    title: 'ModuleConflict',
    description: 'Somebody else has changed the module in the meantime.',
  })

/** Every kind is added at `…/pageeditor-api/{kind}` and changed at `…/pageeditor-api/{kind}/{id}/`. */
export function moduleOperations(definition: ModuleDefinition) {
  const { kind, typeName, name } = definition
  const { Write, Answer } = moduleShapes(definition)
  const shared = {
    access: 'editor',
    method: 'POST',
    body: Write,
    answer: Answer,
    refusals: { 400: ModuleInvalid, 409: ModuleConflict },
  } as const
  const path = `/{locale}/pageeditor-api/${kind}`
  return {
    create: {
      ...shared,
      operationId: `create${typeName}`,
      path,
      summary: `Add a module: ${name.en}`,
      description: `Adds a module to a container: ${name.en}.`,
      pathParameters: { locale: ContentLocale },
      answerStatus: 201,
    },
    update: {
      ...shared,
      operationId: `update${typeName}`,
      path: `${path}/{id}/`,
      summary: `Change a module: ${name.en}`,
      description: `Changes a module: ${name.en}.`,
      pathParameters: { locale: ContentLocale, id: Id },
    },
  } satisfies Record<string, Operation>
}

export const modules = {
  name: 'modules',
  description: 'Writing the modules of pages: two calls a kind.',
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
