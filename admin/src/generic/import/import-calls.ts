import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import type { FieldChange } from '#generic/changes/field-change.ts'
import { callOrigin } from '#provider/call-origin.ts'
import { currentLocale } from '#words/i18n-provider.ts'

export type ImportLine = {
  line: number
  outcome: 'added' | 'changed' | 'refused'
  id: number | null
  label: string
  fields: FieldChange[]
  errors: Record<string, string[]>
}

export type ImportResult = {
  is_done: boolean
  fingerprint: string
  counts: Record<'added' | 'changed' | 'unchanged' | 'refused', number>
  ignored_columns: string[]
  lines: ImportLine[]
}

/** Asks what a file would do; with the fingerprint of that it is done. */
export async function importFile(
  resource: string,
  { file, fingerprint }: { file: string; fingerprint?: string },
): Promise<ImportResult> {
  const path = adminApiPath(currentLocale(), `${resource}/import/`)
  const body = { file, ...(fingerprint && { fingerprint }) }
  return (await callOrigin(path, { method: 'POST', body })) as ImportResult
}

/** The content of a file in Base64. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const letters: string[] = []
  // In parts: a function takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 8192) {
    letters.push(String.fromCodePoint(...bytes.subarray(start, start + 8192)))
  }
  return btoa(letters.join(''))
}
