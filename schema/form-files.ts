import { z } from 'zod'

/*
 * How visitors upload files for forms (S-07). Not part of the graph: uploads are multipart, and the front server proxies them.
 *
 *   POST /{locale}/api/temp-files/               multipart/form-data, with cookies and X-CSRFToken
 *     file                    one PDF or picture (jpeg, png, webp)
 *
 *   201  TempFile; a submission refers to its id. Files without a submission are deleted after an hour.
 *   400  no file, an empty one      403  no CSRF token      413  too many bytes      415  none of these formats
 *   429  too many files      503  storage is full at the moment
 *
 * Downloads for staff, with their session:
 *
 *   GET /{locale}/api/forms/{id}/entries.csv               the stored submissions of a form, filtered as its list is (`formEntryFilter`)
 *   GET /{locale}/api/forms-entries/{id}/files/{file}/     a file of a submission
 */

/** Whether a path is that of the upload, in any language. */
export function isTempFilePath(path: string): boolean {
  return /^\/[a-z]{2}\/api\/temp-files\/$/.test(path)
}

/** Whether a path is one of the downloads for staff. */
export function isEntriesPath(path: string): boolean {
  return /^\/[a-z]{2}\/api\/(?:forms\/\d+\/entries\.csv|forms-entries\/\d+\/files\/[\w-]+\/)$/.test(
    path,
  )
}

/** Maximum duration of an upload, in milliseconds. */
export const tempFileTimeoutMs = 120_000

export const TempFile = z.object({
  id: z.uuid().describe('Identifies the uploaded file in a submission.'),
  name: z.string().describe('Name of the file; e.g. "lebenslauf.pdf".'),
  bytes: z.int().describe('Size in bytes.'),
})
export type TempFile = z.output<typeof TempFile>
