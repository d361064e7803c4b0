import 'client-only'
import { sendFile } from '#graphql/send-file.ts'
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
export async function uploadFile({ file, locale, ...upload }: Upload): Promise<Uploaded> {
  const body = new FormData()
  body.append('file', file)
  try {
    return outcomeOf(
      await sendFile({ ...upload, path: `/${locale}/api/temp-files/`, body, timeoutMs }),
    )
  } catch {
    return upload.signal.aborted
      ? { status: 'canceled' }
      : { status: 'failed', message: undefined, canRetry: true }
  }
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
