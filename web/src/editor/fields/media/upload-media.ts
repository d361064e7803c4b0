import { mediaUploadPath, type UploadedMedia } from '@foyer/schema/media-upload.ts'
import { fetchCsrfToken, findCsrfToken } from '#graphql/csrf-token.ts'
import type { Locale } from '#i18n/locales.ts'

/** A little longer than the origin takes at most. */
const timeoutMs = 300_000

export type UploadProblem = 'tooLarge' | 'wrongType' | 'loggedOut' | 'failed'

type Outcome = { ok: true; media: UploadedMedia } | { ok: false; problem: UploadProblem }

/** Uploads a file to the media library (E-12). `onProgress` gets the sent part, from 0 to 1. */
export async function uploadMedia(
  file: File,
  { locale, onProgress }: { locale: Locale; onProgress: (part: number) => void },
): Promise<Outcome> {
  const token = await (findCsrfToken() ?? fetchCsrfToken()).catch(() => '')
  const body = new FormData()
  body.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', mediaUploadPath.replace(':locale', locale))
  request.setRequestHeader('x-csrftoken', token)
  request.timeout = timeoutMs
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  await new Promise<void>((resolve) => {
    request.addEventListener('loadend', () => resolve())
    request.send(body)
  })
  if (request.status === 201)
    return { ok: true, media: JSON.parse(request.responseText) as UploadedMedia }
  return { ok: false, problem: problems[request.status] ?? 'failed' }
}

const problems: Record<number, UploadProblem> = {
  401: 'loggedOut',
  413: 'tooLarge',
  415: 'wrongType',
}
