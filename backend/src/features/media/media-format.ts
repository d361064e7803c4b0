/** A format accepted for upload. `extension` is the one it is served with. */
export type MediaFormat =
  | { kind: 'picture'; name: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' }
  | { kind: 'file'; mimeType: string; extension: string }

/** The number of leading bytes needed to detect a format. */
export const headBytes = 512

export const pdfType = 'application/pdf'

/**
 * Detects the format of a file by its leading bytes; undefined if it is not accepted. Vector images are not, since they can
 * contain scripts.
 */
export function findMediaFormat(head: Buffer): MediaFormat | undefined {
  if (begins(head, [0xff, 0xd8, 0xff])) return picture('jpeg')
  if (begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return picture('png')
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return picture('gif')
  if (text(head, 0, 4) === 'RIFF') return riffFormat(text(head, 8, 12))
  if (text(head, 4, 8) === 'ftyp') return brandFormat(head)
  if (text(head, 0, 4) === 'OggS') return file('audio/ogg', 'ogg')
  if (begins(head, [0x1a, 0x45, 0xdf, 0xa3])) return matroskaFormat(head)
  if (text(head, 0, 5) === '%PDF-') return file(pdfType, 'pdf')
  if (text(head, 0, 3) === 'ID3' || isMp3Frame(head)) return file('audio/mpeg', 'mp3')
  return undefined
}

function riffFormat(type: string): MediaFormat | undefined {
  if (type === 'WEBP') return picture('webp')
  return type === 'WAVE' ? file('audio/wav', 'wav') : undefined
}

const films = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
])

/** Files of the MP4 family name their brand in the first box; AVIF may be only among the compatible brands. */
function brandFormat(head: Buffer): MediaFormat | undefined {
  const size = Math.min(head.readUInt32BE(0), head.length)
  const compatible = Array.from({ length: Math.max(0, (size - 16) >> 2) }, (_, index) =>
    text(head, 16 + 4 * index, 20 + 4 * index),
  )
  const brand = text(head, 8, 12)
  if ([brand, ...compatible].includes('avif')) return picture('avif')
  if (brand === 'M4A ' || brand === 'M4B ') return file('audio/mp4', 'm4a')
  return films.has(brand) ? file('video/mp4', 'mp4') : undefined
}

/** Matroska files name their document type in the first header, after a length of up to eight bytes. */
function matroskaFormat(head: Buffer): MediaFormat | undefined {
  return /\x42\x82[\s\S]{1,8}webm/.test(text(head, 0, 128)) ? file('video/webm', 'webm') : undefined
}

/** A frame of MPEG audio, layer III, with a bit rate and sample rate that exist. */
function isMp3Frame(head: Buffer): boolean {
  const [sync = 0, kind = 0, rates = 0] = head
  const isSync = sync === 0xff && (kind & 0xe0) === 0xe0
  const isLayer3 = (kind & 0x06) === 0x02 && (kind & 0x18) !== 0x08
  return isSync && isLayer3 && rates >> 4 !== 0x0f && rates >> 4 !== 0 && (rates & 0x0c) !== 0x0c
}

function picture(name: Extract<MediaFormat, { kind: 'picture' }>['name']): MediaFormat {
  return { kind: 'picture', name }
}

function file(mimeType: string, extension: string): MediaFormat {
  return { kind: 'file', mimeType, extension }
}

function begins(head: Buffer, bytes: number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

function text(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to)
}
