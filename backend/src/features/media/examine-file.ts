import { open } from 'node:fs/promises'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { containsMarkup } from '#http/contains-markup.ts'
import { isClosedPdf } from '#http/is-closed-pdf.ts'
import { holdsRecording } from './holds-recording.ts'
import { findMediaFormat, headBytes, type MediaFormat, pdfType } from './media-format.ts'

export type ExaminedFile =
  | { ok: true; format: MediaFormat }
  | { ok: false; problem: 'unknown-format' | 'too-large' | 'incomplete' }

type Examined = {
  path: string
  bytes: number
  /** How large a film, recording or document may be; pictures have a limit of their own. */
  maxBytes: number
}

/** Recognizes an uploaded file by its content, whatever it is called. */
export async function examineFile({ path, bytes, maxBytes }: Examined): Promise<ExaminedFile> {
  const format = findMediaFormat(await readHead(path))
  if (!format) return { ok: false, problem: 'unknown-format' }
  const most = format.kind === 'picture' ? mediaLimits.pictureBytes : maxBytes
  if (bytes > most) return { ok: false, problem: 'too-large' }
  // Images are re-encoded; everything else is served as it is.
  if (format.kind === 'picture') return { ok: true, format }
  if (await containsMarkup(path)) return { ok: false, problem: 'unknown-format' }
  const { mimeType } = format
  const isWhole = mimeType === pdfType ? isClosedPdf(path) : holdsRecording(path, mimeType)
  return (await isWhole) ? { ok: true, format } : { ok: false, problem: 'incomplete' }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
