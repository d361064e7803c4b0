import { z } from 'zod'
import { paged } from '@foyer/schema/shapes/paging.ts'
import { Id, idOf, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import { optionalFields, writtenFields } from './field-shapes.ts'
import type { ResourceDefinition } from './define-resource.ts'

/** What a change did to a row. */
export const rowChanges = ['added', 'changed', 'deleted', 'restored'] as const

export const RowChange = z.enum(rowChanges).meta({
  id: 'RowChange',
  title: 'RowChange',
  description: 'What a change did to a row.',
  'x-enum-descriptions': {
    added: 'It was added.',
    changed: 'It was changed.',
    deleted: 'It was deleted.',
    restored: 'It was restored after a deletion.',
  },
})

export const FieldChanges = z
  .array(
    z
      .object({
        field: z.string().describe('Name of the field or of the list of children.'),
        before: z.unknown().optional().describe('The value before; omitted if there was none.'),
        after: z.unknown().optional().describe('The value after; omitted if there is none.'),
      })
      .meta({
        id: 'FieldChange',
        title: 'FieldChange',
        description: 'A field that a change affected; of children, the rows that differ.',
      }),
  )
  .describe('The fields that differ.')

export const AuditAccount = z
  .object({
    id: idOf('account'),
    name: z.string().describe('The name; the user name if there is none.'),
  })
  .meta({ id: 'AuditAccount', title: 'AuditAccount', description: 'Who changed something.' })

const entry = {
  id: idOf('entry'),
  at: OffsetDateTime.describe('When it was changed.'),
  actor: z.string().describe('Kind of who changed it; e.g. "editor" or "import".'),
  account: AuditAccount.nullable().describe(
    'Who changed it; null if it was no person, or their account is deleted.',
  ),
  operation: z.string().describe('The call or command by which it was changed.'),
}

export const RowHistory = paged(
  'RowHistory',
  z.object({ ...entry, change: RowChange.describe('What was done.'), fields: FieldChanges }).meta({
    id: 'RowHistoryEntry',
    title: 'RowHistoryEntry',
    description: 'A change of a row.',
  }),
)

export const AuditList = paged(
  'AuditList',
  z
    .object({
      ...entry,
      what: z.string().describe('What was changed, in a few words; e.g. "persons 12: biography".'),
      row_count: z.int().describe('Number of rows of resources that were changed.'),
      rows: z
        .array(
          z
            .object({
              resource: z.string().describe('Name of the resource; e.g. "persons".'),
              id: idOf('row'),
              change: RowChange.describe('What was done.'),
              fields: FieldChanges,
            })
            .meta({
              id: 'AuditRow',
              title: 'AuditRow',
              description: 'A row that a change affected.',
            }),
        )
        .describe('The first 20 of these rows.'),
    })
    .meta({ id: 'AuditEntry', title: 'AuditEntry', description: 'A change of content.' }),
)

/** The most rows of one bulk call. */
const maxBulkRows = 100

const BulkAction = z.enum(['delete', 'patch']).meta({
  id: 'BulkAction',
  title: 'BulkAction',
  description: 'What is done with the rows.',
  'x-enum-descriptions': {
    delete: 'They are deleted.',
    patch: 'The given fields are changed.',
  },
})

// A shape with a name must be created only once.
const bulkByResource = new Map<string, ReturnType<typeof makeBulkShapes>>()

/** The shapes of the bulk call of a resource. */
export function bulkShapes(definition: ResourceDefinition) {
  const shapes = bulkByResource.get(definition.resource) ?? makeBulkShapes(definition)
  bulkByResource.set(definition.resource, shapes)
  return shapes
}

function makeBulkShapes({ typeName, fields }: ResourceDefinition) {
  const named = (suffix: string, description: string) => ({
    id: typeName + suffix,
    title: typeName + suffix,
    description,
  })
  const Fields = z
    .object(optionalFields(writtenFields(fields, typeName)))
    .meta(named('BulkFields', 'Fields and their new values.'))
  return {
    Bulk: z
      .object({
        ids: z.array(Id).min(1).max(maxBulkRows).describe('Numbers of the rows; 100 at most.'),
        action: BulkAction.describe('What is done with the rows.'),
        fields: Fields.default({}).describe('The fields to change; ignored by a deletion.'),
      })
      .meta(named('Bulk', 'What is done with several rows.')),
    Done: z
      .object({ ids: z.array(Id).describe('Numbers of the rows.') })
      .meta(named('BulkDone', 'It was done with all rows.')),
    Refused: z
      .object({
        detail: z.string().describe('The reason for people, in the language of the request.'),
        rows: z
          .array(
            z
              .object({
                id: Id.describe('Number of the row.'),
                detail: z.string().describe('Why not, for people.'),
                errors: z
                  .record(z.string(), z.array(z.string()))
                  .describe('What is wrong with its fields, by name.'),
                uses: z.array(z.string()).describe('Titles or names of what uses it; 20 at most.'),
              })
              .meta(named('BulkProblem', 'Why something cannot be done with a row.')),
          )
          .describe('The rows for which it is not possible.'),
      })
      .meta(named('BulkRefused', 'Nothing was changed, because it is not possible for all rows.')),
  }
}
