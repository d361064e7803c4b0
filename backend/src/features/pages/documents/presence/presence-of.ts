import type { DocumentEvent } from '@foyer/schema/rest/editing-events.ts'
import type { OpenEditor } from './editor-store.ts'

/** An open editor, as somebody with an account sees it. */
export const editorOf = (
  { editorId, name, accountId, moduleId, field }: OpenEditor,
  { viewerId }: { viewerId: number },
): DocumentEvent['editors'][number] => ({
  editor_id: editorId,
  name,
  is_own: accountId === viewerId,
  module_id: moduleId,
  field,
})
