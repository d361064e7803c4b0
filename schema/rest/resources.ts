import { z } from 'zod'
import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { optionalFields, writtenFields } from '@foyer/schema/resources/field-shapes.ts'
import { resources as definitions } from '@foyer/schema/resources/resources.ts'
import { siteSettings } from '@foyer/schema/resources/site/site-settings.ts'
import { resourceShapes } from '@foyer/schema/resources/resource-shapes.ts'
import { pageNumber, pageSize, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Id, IdList, idOf, LocalDate, Locale } from '@foyer/schema/shapes/scalars.ts'
import { accountAdminOperations } from './account-admin-operations.ts'
import { newsletterOperations } from './newsletter-operations.ts'
import { eventAnnouncementOperations } from './event-announcement.ts'
import { addEventRun } from './event-run.ts'
import { formEntryOperations } from './form-entries.ts'
import type { Operation, RestSource } from './operation.ts'
import { InvalidRow } from './problems.ts'
import { resourceImportOperation } from './resource-import.ts'
import { listSoldPlaces } from './sold-places.ts'
import {
  listAudit,
  listAuditAccounts,
  replaceOperation,
  resourceChangeOperations,
} from './resource-changes.ts'
import { staffOrderOperations } from './staff-order-operations.ts'
import { staffSubscriptionOperations } from './subscription-operations.ts'
import { stickyLinkOperations } from './sticky-link-operations.ts'

/** The generic calls of a resource, for staff. */
export function resourceOperations(definition: ResourceDefinition) {
  const { resource, typeName, name, pluralName, access } = definition
  const shapes = resourceShapes(definition)
  const shared = { isInternal: true, extension: {}, access } as const
  const all = {
    ...shared,
    path: `/{locale}/admin-api/${resource}/`,
    pathParameters: { locale: Locale },
  } as const
  const one = {
    ...shared,
    path: `/{locale}/admin-api/${resource}/{id}/`,
    pathParameters: { locale: Locale, id: idOf('row') },
  } as const
  const [what, plural] = [name.en.toLowerCase(), pluralName.en.toLowerCase()]
  return {
    list: {
      ...all,
      operationId: `list${typeName}`,
      method: 'GET',
      summary: `List ${plural} for staff`,
      description: `All ${plural}, as staff edit them.`,
      query: { ...listQuery(definition), page: pageNumber, page_size: pageSize },
      pageSize: pageSizes.resources,
      response: shapes.List,
    },
    get: {
      ...one,
      operationId: `get${typeName}`,
      method: 'GET',
      summary: `Get a ${what} for staff`,
      description: `One ${what}, as staff edit it.`,
      response: shapes.ResponseBody,
    },
    create: {
      ...all,
      operationId: `create${typeName}`,
      method: 'POST',
      summary: `Add a ${what}`,
      description: `Adds a ${what}.`,
      takesIdempotencyKey: true,
      body: shapes.Write,
      response: shapes.ResponseBody,
      responseStatus: 201,
      errors: { 400: InvalidRow },
    },
    update: {
      ...one,
      operationId: `update${typeName}`,
      method: 'POST',
      summary: `Change a ${what}`,
      description: `Changes a ${what}: fields that are left out get their defaults.`,
      body: shapes.Write,
      response: shapes.ResponseBody,
      errors: { 400: InvalidRow, 409: shapes.Conflict },
    },
    patch: {
      ...one,
      operationId: `patch${typeName}`,
      method: 'PATCH',
      summary: `Change fields of a ${what}`,
      description: `Changes the given fields of a ${what} and leaves the others as they are.`,
      body: shapes.Patch,
      response: shapes.ResponseBody,
      errors: { 400: InvalidRow, 409: shapes.Conflict },
    },
    delete: {
      ...one,
      operationId: `delete${typeName}`,
      method: 'DELETE',
      summary: `Delete a ${what}`,
      description: `Deletes a ${what} that is not in use.`,
      query: {
        revision: Id.optional().describe(
          'Revision that the caller has seen. If another one is stored: a conflict.',
        ),
      },
      response: shapes.Deleted,
      errors: { 409: shapes.InUse },
    },
  } as const satisfies Record<string, Operation>
}

function listQuery({ typeName, fields, list }: ResourceDefinition) {
  const names = list.ordering.flatMap((name) => [name, `-${name}`])
  const chosen = Object.fromEntries(list.filters.map((name) => [name, fields[name]!]))
  const filters = Object.entries(optionalFields(writtenFields(chosen, typeName))).map(
    ([name, shape]): [string, z.ZodType] => [
      name,
      ['relation', 'relations'].includes(fields[name]!.type)
        ? Id.optional().describe(`Only rows with this value of \`${name}\`.`)
        : shape.describe(`Only rows with this value of \`${name}\`.`),
    ],
  )
  return {
    search: z
      .string()
      .max(100)
      .optional()
      .describe(`Only rows that contain this text in ${list.search.join(' or ')}.`),
    ids: IdList.optional().describe('Only rows with these numbers.'),
    ordering: z
      .enum(names as [string, ...string[]])
      .optional()
      .describe('Field to sort by; with a minus in descending order.'),
    ...Object.fromEntries(filters),
    ...Object.fromEntries(
      (list.periods ?? []).flatMap((name) => periodQuery(name, list.lastDays?.[name])),
    ),
  }
}

function periodQuery(name: string, lastDay?: string): [string, z.ZodType][] {
  const last = lastDay ? ` or \`${lastDay}\`` : ''
  return [
    [
      `${name}_from`,
      LocalDate.optional().describe(`Only rows with this \`${name}\`${last} or later.`),
    ],
    [`${name}_to`, LocalDate.optional().describe(`Only rows with this \`${name}\` or earlier.`)],
  ]
}

/** The calls of the settings of the site: one row, which is neither added nor deleted. */
export const siteSettingsOperations = {
  get: resourceOperations(siteSettings).get,
  patch: resourceOperations(siteSettings).patch,
  history: resourceChangeOperations(siteSettings).history,
}

export const resources = {
  name: 'resources',
  description: 'What staff edit and what is no page: the generic calls, by resource.',
  operations: Object.fromEntries(
    [
      ...definitions.flatMap((definition): Operation[] =>
        [
          ...Object.values(resourceOperations(definition)),
          ...Object.values(resourceChangeOperations(definition)),
          ...(definition.importedBy ? [resourceImportOperation(definition)] : []),
          replaceOperation(definition) ?? [],
        ].flat(),
      ),
      addEventRun,
      ...Object.values(siteSettingsOperations),
      ...Object.values(formEntryOperations),
      listSoldPlaces,
      listAudit,
      listAuditAccounts,
      ...Object.values(eventAnnouncementOperations),
      ...Object.values(staffOrderOperations),
      ...Object.values(accountAdminOperations),
      ...Object.values(staffSubscriptionOperations),
      ...Object.values(newsletterOperations),
      ...Object.values(stickyLinkOperations),
    ].map((operation) => [operation.operationId, operation]),
  ),
} satisfies RestSource
