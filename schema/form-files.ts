import { z } from 'zod'

/*
 * How visitors hand in files (S-07). Not part of the graph: files come as they are, and the front passes them through.
 *
 *   POST /{locale}/api/temp-files/               multipart/form-data, with cookies and X-CSRFToken
 *     file                    one PDF or picture (jpeg, png, webp)
 *
 *   201  TempFile; its id is what the entry names. Files that no entry has named go after an hour.
 *   400  no file, an empty one      403  no token      413  too many bytes      415  none of these formats
 *   429  too many files      503  no room for more at the moment
 *
 * And what members of the staff get, with their session:
 *
 *   GET /{locale}/api/forms/{id}/entries.csv               all entries of a form that are kept
 *   GET /{locale}/api/forms-entries/{id}/files/{file}/     a file of an entry
 */

/** Whether this is the address that takes files, in any language. */
export function isTempFilePath(path: string): boolean {
  return /^\/[a-z]{2}\/api\/temp-files\/$/.test(path)
}

/** Whether this is one of the addresses for the staff. */
export function isEntriesPath(path: string): boolean {
  return /^\/[a-z]{2}\/api\/(?:forms\/\d+\/entries\.csv|forms-entries\/\d+\/files\/[\w-]+\/)$/.test(
    path,
  )
}

/** How long a file may take to arrive. */
export const tempFileTimeoutMs = 120_000

export const TempFile = z.object({
  id: z.uuid().describe('By which the entry names the file.'),
  name: z.string().describe('As it was called.'),
  bytes: z.int().describe('Its size.'),
})
export type TempFile = z.output<typeof TempFile>
