import 'client-only'
import { fetchCsrfToken, findCsrfToken } from '#graphql/csrf-token.ts'
import type { Locale } from '#i18n/locales.ts'

export type Uploaded =
  | { status: 'done'; id: string; name: string }
  /**
   * `message` is the origin’s; undefined when it did not respond. A file that is refused for its content would be
   * refused again.
   */
  | { status: 'failed'; message: string | undefined; canRetry: boolean }
  | { status: 'canceled' }

type Upload = {
  file: File
  locale: Locale
  /** From 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

const timeoutMs = 120_000

/** The origin's statuses for a refused file: empty, too large, of another format. */
const ofFile = new Set([400, 413, 415])

/** Uploads a file before its entry is submitted (S-07). */
export async function uploadFile(upload: Upload): Promise<Uploaded> {
  try {
    const token = await (findCsrfToken() ?? fetchCsrfToken())
    const response = await send(upload, token)
    if (response.status !== 403) return outcomeOf(response)
    return outcomeOf(await send(upload, await fetchCsrfToken()))
  } catch {
    return upload.signal.aborted
      ? { status: 'canceled' }
      : { status: 'failed', message: undefined, canRetry: true }
  }
}

// fetch has no upload progress.
function send({ file, locale, onProgress, signal }: Upload, token: string) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open('POST', `/${locale}/api/temp-files/`)
    request.setRequestHeader('x-csrftoken', token)
    request.timeout = timeoutMs
    const fail = () => reject(new Error('The upload has failed.'))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(request))
    for (const failure of ['error', 'timeout', 'abort']) request.addEventListener(failure, fail)
    if (signal.aborted) reject(new Error('The upload was canceled.'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Uploaded {
  const response = parse(responseText) as { id?: string; name?: string; detail?: string }
  if (status === 201 && response.id) {
    return { status: 'done', id: response.id, name: response.name ?? '' }
  }
  return { status: 'failed', message: response.detail, canRetry: !ofFile.has(status) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
