import { z } from 'zod'
import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { Module } from './modules.ts'
import type { Operation } from './operation.ts'

/** How many modules one call may render. */
export const maxDraftModules = 50

const moduleId = z.uuid().describe('UUID of the module in its document.')

const ModuleToRender = z
  .object({
    module_id: moduleId,
    kind: z.string().max(80).describe('Kind of the module; e.g. "text".'),
    section_id: z
      .uuid()
      .nullable()
      .default(null)
      .describe('UUID of the section that contains it; null at the top level.'),
    column: z.int().min(0).max(2).nullable().default(null).describe('Column of that section.'),
    fields: z
      .record(z.string(), z.unknown())
      .describe('Values by name of the field, as in a document; incomplete ones too.')
      .meta({ 'x-any-json': true }),
  })
  .meta({
    id: 'ModuleToRender',
    title: 'ModuleToRender',
    description: 'A module of a draft with what its author sees, saved or not.',
  })

const DraftModule = z
  .object({
    module_id: moduleId,
    module: Module.nullable().describe(
      'The module as visitors would get it; null if its kind is unknown.',
    ),
    invalid_fields: z
      .array(z.string())
      .describe(
        'Paths of the values that are not of the type of their field, and were left out; e.g. "items.0.headline".',
      ),
  })
  .meta({
    id: 'DraftModule',
    title: 'DraftModule',
    description: 'A module of a draft as visitors would get it.',
  })

/** Rendering what editors are writing; nothing is stored. */
export const draftModuleOperations = {
  draftModules: {
    operationId: 'draftModules',
    access: 'editor',
    object: 'any',
    extension: {},
    changesNothing: true,
    method: 'POST',
    path: '/{locale}/pageeditor-api/draft-modules',
    summary: 'Render modules of a draft',
    description: `Modules of a draft as visitors would get them: references resolved, schedules ignored, missing values as empty ones. Nothing is stored; ${maxDraftModules} modules at most.`,
    pathParameters: { locale: ContentLocale },
    body: z
      .object({
        modules: z
          .array(ModuleToRender)
          .max(maxDraftModules)
          .describe('The modules in reading order; a section with those in it.'),
      })
      .meta({
        id: 'ModulesToRender',
        title: 'ModulesToRender',
        description: 'Modules of a draft, in reading order.',
      }),
    response: z.array(DraftModule),
  },
} satisfies Record<string, Operation>
