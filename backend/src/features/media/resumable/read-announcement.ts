import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { mediaTextLimits } from '@foyer/schema/shapes/media-item.ts'
import type { UploadProblem } from '#features/media/upload-error.ts'

export type Announcement =
  | {
      ok: true
      bytes: number
      name: string
      texts: Record<string, string>
      replacesItemId: number | null
    }
  | { ok: false; problem: UploadProblem }

const textFields = ['alt_de', 'alt_en', 'credit', 'credit_en'] as const

type Headers = Record<string, string | string[] | undefined>

/** What a client says about an upload before it sends it: `Upload-Length`, and `Upload-Metadata` with name and texts. */
export function readAnnouncement(headers: Headers): Announcement {
  const length = String(headers['upload-length'] ?? '')
  if (!/^[1-9]\d{0,14}$/.test(length)) return { ok: false, problem: 'no-file' }
  const bytes = Number(length)
  if (bytes > mediaLimits.resumableBytes) return { ok: false, problem: 'too-large' }
  const metadata = parseMetadata(String(headers['upload-metadata'] ?? ''))
  const texts = Object.fromEntries(
    textFields.flatMap((field) => {
      const text = metadata.get(field)?.trim()
      return text ? [[field, text]] : []
    }),
  )
  if (Object.values(texts).some((text) => text.length > mediaLimits.text)) {
    return { ok: false, problem: 'text-too-long' }
  }
  const item = metadata.get('item')
  if (item !== undefined && !/^[1-9]\d{0,8}$/.test(item)) {
    return { ok: false, problem: 'unknown-item' }
  }
  const name = (metadata.get('filename') ?? '').slice(-mediaTextLimits.name)
  return { ok: true, bytes, name, texts, replacesItemId: item === undefined ? null : Number(item) }
}

/** Pairs of a key and a value in Base64, separated by commas (tus 1.0.0, Upload-Metadata). */
function parseMetadata(header: string): Map<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return new Map(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  )
}
