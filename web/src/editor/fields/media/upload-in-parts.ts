import { resumableUploadPath } from '@foyer/schema/media-upload.ts'
import { sendFile } from '#graphql/send-file.ts'
import type { Locale } from '#i18n/locales.ts'
import { untilSent } from './until-sent.ts'
import type { UploadOutcome } from './upload-outcome.ts'

const partBytes = 8 * 1024 * 1024
const timeoutMs = 300_000
/** How often the origin is asked what it has made of a file. */
const pollMs = 1000

const tus = { 'tus-resumable': '1.0.0' }

type Options = {
  locale: Locale
  onProgress: (part: number) => void
  signal: AbortSignal
  /** Number of the item of the library whose file it replaces. */
  replaces?: number | undefined
}

/** Uploads a file by tus 1.0.0, as `schema/media-upload.ts` describes: after a failure it goes on with the bytes that have not arrived. */
export async function uploadInParts(file: File, options: Options): Promise<UploadOutcome> {
  const { locale, onProgress, signal, replaces } = options
  const item = replaces === undefined ? '' : `,item ${base64(String(replaces))}`
  const announced = await untilSent(signal, () =>
    sendFile({
      path: resumableUploadPath.replace(':locale', locale),
      body: '',
      headers: {
        ...tus,
        'upload-length': String(file.size),
        'upload-metadata': `filename ${base64(file.name)}${item}`,
      },
      timeoutMs,
      onProgress: () => undefined,
      signal,
    }),
  )
  const address = announced.getResponseHeader('location')
  if (announced.status !== 201 || !address) return problemOf(announced.status)
  const path = new URL(address, location.href).pathname

  let arrived = 0
  while (arrived < file.size) {
    const before = arrived
    const response = await untilSent(
      signal,
      async () => {
        arrived = (await arrivedBytes(path, signal)) ?? arrived
        const start = arrived
        const part = file.slice(start, start + partBytes)
        return sendFile({
          path,
          method: 'PATCH',
          body: part,
          headers: {
            ...tus,
            'content-type': 'application/offset+octet-stream',
            'upload-offset': String(start),
          },
          timeoutMs,
          onProgress: (fraction) => onProgress((start + fraction * part.size) / file.size),
          signal,
        })
      },
      () => arrived > before,
    )
    if (response.status !== 204) return problemOf(response.status)
    arrived = Number(response.getResponseHeader('upload-offset'))
  }
  return made(path, signal)
}

/** How many bytes the origin has; undefined if it does not say. */
async function arrivedBytes(path: string, signal: AbortSignal): Promise<number | undefined> {
  const { headers, ok } = await fetch(path, { method: 'HEAD', headers: tus, signal })
  return ok ? Number(headers.get('upload-offset')) : undefined
}

type MadeUpload = {
  state: 'receiving' | 'processing' | 'done' | 'failed'
  item: { image_obj: { id: number } | null; file: { id: number } | null } | null
}

/** Waits until the origin has made an item of the library of the file. */
async function made(path: string, signal: AbortSignal): Promise<UploadOutcome> {
  for (;;) {
    const response = await fetch(path, { signal }).catch(() => undefined)
    if (response && response.status >= 400 && response.status < 500) {
      return problemOf(response.status)
    }
    const { state, item } = response?.ok
      ? ((await response.json()) as MadeUpload)
      : { state: 'processing' as const, item: null }
    if (state === 'failed') return { ok: false, problem: 'unreadable' }
    if (item?.image_obj) return { ok: true, kind: 'image', number: item.image_obj.id }
    if (item?.file) return { ok: true, kind: 'file', number: item.file.id }
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

function problemOf(status: number): UploadOutcome {
  const problems = {
    401: 'loggedOut',
    403: 'forbidden',
    409: 'wrongType',
    413: 'tooLarge',
    415: 'wrongType',
  } as const
  return { ok: false, problem: problems[status as 401] ?? 'failed' }
}

const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
