import type { ContainerPreview } from '#features/pages/find-own-container.ts'
import { findContentLanguage } from '#graphql/content-language.ts'
import { findId } from '#lib/find-id.ts'

type Query = Record<string, string | string[] | undefined>

type EditorQuery = { isEdited: boolean; versionNumber?: number; preview?: ContainerPreview }

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/

/** What the query of an editors' page asks for: the editor, else one of the page's versions or its preview, else the page as it is. */
export function readEditorQuery(query: Query): EditorQuery {
  if ('edit' in query) return { isEdited: true }
  const { v: wanted } = query
  if (typeof wanted !== 'string') return { isEdited: false }
  const language = findContentLanguage(query['language'])
  const inLanguage = language && { language }
  if (wanted === 'draft') return { isEdited: false, preview: { ...inLanguage, isDraft: true } }
  if (instant.test(wanted) && !Number.isNaN(Date.parse(wanted))) {
    return { isEdited: false, preview: { ...inLanguage, at: wanted } }
  }
  const versionNumber = findId(wanted)
  return { isEdited: false, ...(versionNumber && { versionNumber }) }
}
