import type {
  DocumentConflict as Conflict,
  DocumentInvalid as Invalid,
  DocumentOperation as Operation,
  DocumentRejection as Rejection,
  LoggedOperation as Logged,
  ModulePlace as Place,
  DocumentGone as Gone,
  PublishBlocked as Blocked,
  PublishCheck as Check,
} from '@foyer/schema/rest/document-shapes.ts'
import type {
  DocumentDifference as Difference,
  DocumentVersion as Version,
  documents,
  EditedDocument as Edited,
  EditedModule as Module,
} from '@foyer/schema/rest/documents.ts'
import type { draftModuleOperations } from '@foyer/schema/rest/draft-modules.ts'
import type { z } from 'zod'

/* What the origin sends of documents. */

export type EditedDocument = z.infer<typeof Edited>
export type DocumentVersion = z.infer<typeof Version>
export type DocumentDifference = z.infer<typeof Difference>
export type DocumentModule = z.infer<typeof Module>
export type Modules = Record<string, DocumentModule>
export type ModulePlace = z.infer<typeof Place>
export type DocumentOperation = z.infer<typeof Operation>
export type LoggedOperation = z.infer<typeof Logged>
export type DocumentRejection = z.infer<typeof Rejection>
export type DocumentConflict = z.infer<typeof Conflict>
export type DocumentInvalid = Partial<z.infer<typeof Invalid>> & { detail: string }
export type DocumentGone = z.infer<typeof Gone>
export type PublishCheck = z.infer<typeof Check>
export type PublishBlocked = z.infer<typeof Blocked>
export type AppliedOperations = z.infer<
  (typeof documents)['operations']['applyDocumentOperations']['response']
>
export type DraftModule = z.infer<
  (typeof draftModuleOperations)['draftModules']['response']
>[number]
