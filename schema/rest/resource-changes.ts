import { z } from 'zod'
import {
  AuditAccount,
  AuditList,
  bulkShapes,
  RowChange,
  RowHistory,
} from '@foyer/schema/resources/change-shapes.ts'
import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { exportPath } from '@foyer/schema/resources/export-path.ts'
import { resourceShapes } from '@foyer/schema/resources/resource-shapes.ts'
import { referredKind } from '@foyer/schema/resources/referred-kind.ts'
import { pageNumber, pageSize, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Id, idOf, LocalDate, Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'
import { InvalidRow, Problem } from './problems.ts'

/** The generic calls that change several rows of a resource, or show what was changed and bring back what was deleted. */
export function resourceChangeOperations(definition: ResourceDefinition) {
  const { resource, typeName, name, pluralName, access } = definition
  const shared = { isInternal: true, extension: {}, access } as const
  const base = `/{locale}/admin-api/${resource}` as const
  const one = { locale: Locale, id: idOf('row') }
  const what = name.en.toLowerCase()
  const bulk = bulkShapes(definition)
  return {
    bulk: {
      ...shared,
      operationId: `bulk${typeName}`,
      method: 'POST',
      path: `${base}/bulk/`,
      pathParameters: { locale: Locale },
      summary: `Change several ${pluralName.en.toLowerCase()}`,
      description: `Deletes up to 100 ${pluralName.en.toLowerCase()} or changes the same fields of all of them: all, or none.`,
      body: bulk.Bulk,
      response: bulk.Done,
      errors: { 409: bulk.Refused },
    },
    history: {
      ...shared,
      operationId: `history${typeName}`,
      method: 'GET',
      path: `${base}/{id}/history/`,
      pathParameters: one,
      summary: `History of a ${what}`,
      description: `Who changed a ${what} when, and which fields; the newest first. Also of a deleted one.`,
      query: { page: pageNumber, page_size: pageSize },
      pageSize: pageSizes.resources,
      response: RowHistory,
    },
    restore: {
      ...shared,
      operationId: `restore${typeName}`,
      method: 'POST',
      path: `${base}/{id}/restore/`,
      pathParameters: one,
      summary: `Restore a deleted ${what}`,
      description: `Brings a deleted ${what} back with its number and all that was deleted with it. One that exists stays as it is.`,
      response: resourceShapes(definition).ResponseBody,
      errors: { 409: Problem },
    },
  } as const satisfies Record<string, Operation>
}

const Replacement = z
  .object({
    by: Id.describe('Number of the row that takes its place; another one of the same resource.'),
  })
  .meta({
    id: 'Replacement',
    title: 'Replacement',
    description: 'What takes the place of something that is deleted.',
  })

/** The call that puts another row in the place of one and deletes that one; undefined if nothing refers to rows of the resource. */
export function replaceOperation(definition: ResourceDefinition) {
  const { resource, typeName, name, access } = definition
  if (!referredKind(resource)) return undefined
  const what = name.en.toLowerCase()
  const shapes = resourceShapes(definition)
  return {
    isInternal: true,
    extension: {},
    access,
    operationId: `replace${typeName}`,
    method: 'POST',
    path: `/{locale}/admin-api/${resource}/{id}/replace/`,
    pathParameters: { locale: Locale, id: idOf('row') },
    summary: `Replace a ${what}, and delete it`,
    description: `Puts another ${what} in the place of one wherever that is used, in drafts of pages too, and deletes it: everything, or nothing.`,
    body: Replacement,
    response: shapes.Deleted,
    errors: { 400: InvalidRow, 409: shapes.InUse },
  } as const satisfies Operation
}

/** Address of the found changes as CSV. */
export const auditExportPath = exportPath('audit')

/** By what changes are found. */
export const auditQuery = {
  search: z
    .string()
    .max(100)
    .optional()
    .describe('Only changes whose description, operation or person contains this text.'),
  resource: z.string().max(50).optional().describe('Only changes of rows of this resource.'),
  row: Id.optional().describe('With `resource`: only changes of the row with this number.'),
  change: RowChange.optional().describe('Only changes that did this to a row.'),
  account: Id.optional().describe('Only changes by this account.'),
  date_from: LocalDate.optional().describe('Only changes on this day or later.'),
  date_to: LocalDate.optional().describe('Only changes on this day or earlier.'),
}

export const listAudit = {
  operationId: 'listAudit',
  isInternal: true,
  extension: {},
  access: 'publisher',
  method: 'GET',
  path: '/{locale}/admin-api/audit/',
  pathParameters: { locale: Locale },
  summary: 'List changes',
  description: 'Who changed what content when, the newest first. Kept for two years.',
  query: { ...auditQuery, page: pageNumber, page_size: pageSize },
  pageSize: pageSizes.resources,
  response: AuditList,
} as const satisfies Operation

export const listAuditAccounts = {
  operationId: 'listAuditAccounts',
  isInternal: true,
  extension: {},
  access: 'publisher',
  method: 'GET',
  path: '/{locale}/admin-api/audit/accounts/',
  pathParameters: { locale: Locale },
  summary: 'List who changed something',
  description: 'The accounts that the list of changes can be filtered by, by name; 500 at most.',
  response: z.array(AuditAccount),
} as const satisfies Operation
