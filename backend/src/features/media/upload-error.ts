import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import type { Upload } from './receive-upload.ts'
import type { ReplacedUpload } from './replace-upload.ts'
import { uploadMessages } from './upload-messages.ts'

export type UploadProblem =
  | 'too-many-uploads'
  | Extract<Upload, { ok: false }>['problem']
  | Extract<ReplacedUpload, { ok: false }>['problem']

/** What a rejected upload is responded with. */
export function uploadError(problem: UploadProblem, locale: Locale): HttpError {
  const texts = uploadMessages[locale]
  switch (problem) {
    case 'no-file':
      return new HttpError(400, texts.noFile)
    case 'no-disk-space':
      return new HttpError(503, texts.noDiskSpace)
    case 'text-too-long':
      return new HttpError(400, texts.textTooLong)
    case 'unreadable':
      return new HttpError(400, texts.unreadablePicture)
    case 'incomplete':
      return new HttpError(400, texts.incomplete)
    case 'unknown-item':
      return new HttpError(404, messages[locale].notFound)
    case 'other-type':
      return new HttpError(409, texts.otherType)
    case 'too-large':
      return new HttpError(413, texts.fileTooLarge)
    case 'too-many-pixels':
      return new HttpError(413, texts.tooManyPixels)
    case 'too-many-uploads':
      return new HttpError(429, texts.tooManyUploads)
    case 'unknown-format':
      return new HttpError(415, texts.unknownFormat)
  }
}
