import { z } from 'zod'
import { FieldChanges } from '@foyer/schema/resources/change-shapes.ts'
import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Id, Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

/** The largest file, in bytes. */
export const maxImportBytes = 1_000_000

/** The most lines of one file. */
export const maxImportLines = 2000

export const lineOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const

const ImportLine = z
  .object({
    line: z.int().describe('Number of the line in the file; the headings are line 1.'),
    outcome: z
      .enum(lineOutcomes)
      .meta({
        id: 'LineOutcome',
        title: 'LineOutcome',
        description: 'What a line of a file does.',
        'x-enum-descriptions': {
          added: 'It adds a row.',
          changed: 'It changes a row.',
          unchanged: 'Its row has these values already.',
          refused: 'It breaks a rule.',
        },
      })
      .describe('What it does.'),
    id: Id.nullable().describe('Number of its row; null if it is new or refused.'),
    label: z.string().describe('What the line says of its row, in a few words.'),
    fields: FieldChanges,
    errors: z
      .record(z.string(), z.array(z.string()))
      .describe('What is wrong with its fields, by name; empty unless it is refused.'),
  })
  .meta({ id: 'ImportLine', title: 'ImportLine', description: 'A line of an imported file.' })

const ImportResult = z
  .object({
    is_done: z.boolean().describe('Whether it was done; no after a preview.'),
    fingerprint: z
      .string()
      .describe('Identifies what the file does with the rows that are stored.'),
    counts: z
      .object({
        added: z.int().describe('Number of rows that are added.'),
        changed: z.int().describe('Number of rows that are changed.'),
        unchanged: z.int().describe('Number of rows that have these values already.'),
        refused: z.int().describe('Number of lines that break a rule.'),
      })
      .meta({ id: 'ImportCounts', title: 'ImportCounts', description: 'Lines by what they do.' }),
    ignored_columns: z.array(z.string()).describe('Headings that belong to no field.'),
    lines: z.array(ImportLine).describe('Every line that adds or changes a row or is refused.'),
  })
  .meta({ id: 'ImportResult', title: 'ImportResult', description: 'What a file does, by line.' })

const ImportRefused = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    result: ImportResult.describe('What the file would do now.'),
  })
  .meta({
    id: 'ImportRefused',
    title: 'ImportRefused',
    description: 'Nothing was imported: a line is refused, or it would do something else by now.',
  })

const ImportBody = z
  .object({
    file: z
      .string()
      .min(1)
      .max(Math.ceil(maxImportBytes / 3) * 4)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/)
      .describe('The file in Base64: CSV in UTF-8, UTF-16 or Latin-1.'),
    fingerprint: z
      .string()
      .max(100)
      .optional()
      .describe('That of the preview, to do what it has shown; omitted for a preview.'),
  })
  .meta({ id: 'ImportBody', title: 'ImportBody', description: 'A file with rows.' })

/** The call that imports the rows of a CSV file, for resources that have `importedBy`. */
export function resourceImportOperation({
  resource,
  typeName,
  pluralName,
  access,
}: ResourceDefinition) {
  return {
    operationId: `import${typeName}`,
    isInternal: true,
    extension: {},
    access,
    method: 'POST',
    path: `/{locale}/admin-api/${resource}/import/`,
    pathParameters: { locale: Locale },
    summary: `Import ${pluralName.en.toLowerCase()}`,
    description: `Adds and changes ${pluralName.en.toLowerCase()} by the lines of a CSV file with the headings of the export: all lines, or none. Without a fingerprint it says only what it would do.`,
    body: ImportBody,
    response: ImportResult,
    errors: { 409: ImportRefused },
  } as const satisfies Operation
}
