import { findId } from '#lib/find-id.ts'

type Query = Record<string, string | string[] | undefined>

/** What the query of an editors' page asks for: the editor, else one of the page's versions, else the page as it is. */
export function readEditorQuery(query: Query): { isEdited: boolean; versionNumber?: number } {
  if ('edit' in query) return { isEdited: true }
  const versionNumber = typeof query['v'] === 'string' ? findId(query['v']) : undefined
  return { isEdited: false, ...(versionNumber && { versionNumber }) }
}
