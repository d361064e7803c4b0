import {
  mediaUploadPath,
  replacingUploadPath,
  type UploadedMedia,
} from '@foyer/schema/media-upload.ts'
import { sendFile } from '#graphql/send-file.ts'
import type { Locale } from '#i18n/locales.ts'
import { untilSent } from './until-sent.ts'
import { uploadInParts } from './upload-in-parts.ts'
import type { UploadOutcome, UploadProblem } from './upload-outcome.ts'

/** A little longer than the origin takes at most. */
const timeoutMs = 300_000

type Options = {
  locale: Locale
  /** Gets the sent part, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
  /** Number of the item of the library whose file it replaces; missing for a new item. */
  replaces?: number | undefined
}

/**
 * Uploads a file to the media library (E-12). Where the connection breaks it goes on by itself: pictures are sent again, all others go
 * on where they broke off.
 */
export async function uploadMedia(file: File, options: Options): Promise<UploadOutcome> {
  try {
    return await (file.type.startsWith('image/')
      ? uploadPicture(file, options)
      : uploadInParts(file, options))
  } catch {
    return { ok: false, problem: 'failed' }
  }
}

async function uploadPicture(
  file: File,
  { locale, onProgress, signal, replaces }: Options,
): Promise<UploadOutcome> {
  const pattern = replaces === undefined ? mediaUploadPath : replacingUploadPath
  const path = pattern.replace(':locale', locale).replace(':id', String(replaces))
  const { status, responseText } = await untilSent(signal, () => {
    const body = new FormData()
    body.append('file', file)
    return sendFile({ path, body, timeoutMs, onProgress, signal })
  })
  if (status !== 200 && status !== 201) return { ok: false, problem: problems[status] ?? 'failed' }
  const media = JSON.parse(responseText) as UploadedMedia
  return media.kind === 'image'
    ? { ok: true, kind: 'image', number: media.image_obj.id }
    : { ok: true, kind: 'file', number: media.file.id }
}

const problems: Record<number, UploadProblem> = {
  400: 'unreadable',
  401: 'loggedOut',
  403: 'forbidden',
  409: 'wrongType',
  413: 'tooLarge',
  415: 'wrongType',
}
