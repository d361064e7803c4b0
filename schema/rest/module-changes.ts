import { z } from 'zod'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import { ContentLocale, Id, idOf } from '@foyer/schema/shapes/scalars.ts'
import { draftConflictsHeader, ModuleConflict, ModuleInvalid } from './modules.ts'
import type { Operation, RestSource } from './operation.ts'

const DeletedModule = z
  .object({ id: Id.describe('The module that was deleted.') })
  .meta({ id: 'DeletedModule', title: 'DeletedModule', description: 'A deleted module.' })

/** The generic calls that change some fields of a module of a kind, and delete it. */
export function moduleChangeOperations({ kind, typeName, name, ...rest }: ModuleDefinition) {
  const { Patch, ResponseBody } = moduleShapes({ kind, typeName, name, ...rest })
  const shared = {
    isInternal: true,
    access: 'publisher',
    object: 'module',
    path: `/{locale}/pageeditor-api/${kind}/{id}/`,
    pathParameters: { locale: ContentLocale, id: idOf('module') },
    takesIdempotencyKey: true,
    responseHeaders: draftConflictsHeader,
    mayBeGone: true,
  } as const
  return {
    patch: {
      ...shared,
      operationId: `patch${typeName}`,
      method: 'PATCH',
      summary: `Change fields of a module: ${name.en}`,
      description: `Changes the given fields of a published module and leaves the others as they are: ${name.en}.`,
      body: Patch,
      response: ResponseBody,
      errors: { 400: ModuleInvalid, 409: ModuleConflict },
    },
    delete: {
      ...shared,
      operationId: `delete${typeName}`,
      method: 'DELETE',
      summary: `Delete a module: ${name.en}`,
      description: `Takes a module off what is published, with the modules in it: ${name.en}. Earlier versions still have it.`,
      query: {
        revision: z.coerce
          .number()
          .int()
          .min(1)
          .optional()
          .describe('Revision that the caller has seen. If another one is stored: a conflict.'),
      },
      response: DeletedModule,
      errors: { 409: ModuleConflict },
    },
  } as const satisfies Record<string, Operation>
}

export const moduleChanges = {
  name: 'module-changes',
  description: 'Modules of pages: changing some fields and deleting, by kind.',
  operations: Object.fromEntries(
    moduleKinds.flatMap((definition): [string, Operation][] =>
      Object.values(moduleChangeOperations(definition)).map((operation) => [
        operation.operationId,
        operation,
      ]),
    ),
  ),
} satisfies RestSource
