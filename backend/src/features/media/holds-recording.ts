import { open, type FileHandle } from 'node:fs/promises'

/** Bytes of a file from an offset on; those beyond its end are missing. */
type Read = (from: number, length: number) => Promise<Buffer>
type Media = { read: Read; size: number }

const maxParts = 10_000

/**
 * Whether a file holds what its beginning promises: sound or pictures after the header, and all of what the header announces. A bare
 * header is a valid beginning of anything, and plays nothing. By the type under which it would be served.
 */
export async function holdsRecording(path: string, mimeType: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const media = { read: readerOf(file), size }
    const check = checks[mimeType]
    return check ? await check(media) : false
  } finally {
    await file.close()
  }
}

function readerOf(file: FileHandle): Read {
  return async (from, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  }
}

const checks: Record<string, (media: Media) => Promise<boolean>> = {
  'video/mp4': holdsMp4,
  'audio/mp4': holdsMp4,
  'video/webm': holdsWebm,
  'audio/wav': holdsWav,
  'audio/ogg': holdsOgg,
  'audio/mpeg': holdsMp3,
}

/** ISO base media: boxes of a length and a type; `moov` describes, `mdat` holds (ISO/IEC 14496-12, 4.2). */
async function holdsMp4({ read, size }: Media): Promise<boolean> {
  const seen = new Set<string>()
  let from = 0
  for (let part = 0; part < maxParts && from < size; part += 1) {
    const head = await read(from, 16)
    if (head.length < 8) return false
    const short = head.readUInt32BE(0)
    const headLength = short === 1 ? 16 : 8
    if (head.length < headLength) return false
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || size - from
    if (length < headLength || from + length > size) return false
    if (length > headLength) seen.add(head.toString('latin1', 4, 8))
    from += length
  }
  return from === size && seen.has('moov') && seen.has('mdat')
}

const ebml = { header: 0x1a45dfa3, segment: 0x18538067, cluster: 0x1f43b675 }

/** Matroska: elements of an id, a length and a content; clusters in the segment hold the frames (RFC 9559). */
async function holdsWebm({ read, size }: Media): Promise<boolean> {
  let from = 0
  for (let part = 0; part < maxParts && from < size; part += 1) {
    const element = readElement(await read(from, 12))
    if (!element) return false
    const contentFrom = from + element.headLength
    const end = element.length === undefined ? size : contentFrom + element.length
    if (end > size) return false
    if (element.id === ebml.cluster) return end > contentFrom
    from = element.id === ebml.segment ? contentFrom : end
  }
  return false
}

function readElement(bytes: Buffer) {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23
  const first = bytes[idLength] ?? 0
  const lengthLength = Math.clz32(first) - 23
  const headLength = idLength + lengthLength
  if (idLength > 4 || lengthLength > 8 || bytes.length < headLength) return undefined
  const id = bytes.readUIntBE(0, idLength)
  const mask = (1n << BigInt(7 * lengthLength)) - 1n
  const written = BigInt(`0x${bytes.toString('hex', idLength, headLength)}`) & mask
  // All ones: as long as its parent, which only a stream does not know.
  return { id, headLength, length: written === mask ? undefined : Number(written) }
}

/** RIFF: chunks of a type and a length (little-endian), at even places. */
async function holdsWav({ read, size }: Media): Promise<boolean> {
  let from = 12
  for (let part = 0; part < maxParts && from + 8 <= size; part += 1) {
    const head = await read(from, 8)
    const length = head.readUInt32LE(4)
    if (head.toString('latin1', 0, 4) === 'data') return length > 0 && from + 8 + length <= size
    from += 8 + length + (length % 2)
  }
  return false
}

/** Pages, each with a table of lengths; those of the headers are at position 0 (RFC 3533). */
async function holdsOgg({ read, size }: Media): Promise<boolean> {
  let from = 0
  for (let part = 0; part < maxParts && from < size; part += 1) {
    const head = await read(from, 27 + 255)
    if (head.length < 27 || head.toString('latin1', 0, 4) !== 'OggS') return false
    const segments = head[26] ?? 0
    const table = head.subarray(27, 27 + segments)
    const end = from + 27 + segments + table.reduce((sum, length) => sum + length, 0)
    if (table.length < segments || end > size) return false
    if (head.readBigInt64LE(6) > 0n) return true
    from = end
  }
  return false
}

const bitRates = [
  // MPEG 1, and MPEG 2 and 2.5, of layer III, in kbit/s.
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const sampleRates = [44_100, 48_000, 32_000] as const

/** Two frames, one directly after the other, behind the tags. */
async function holdsMp3({ read, size }: Media): Promise<boolean> {
  const tag = await read(0, 10)
  let from = 0
  if (tag.toString('latin1', 0, 3) === 'ID3') {
    from = 10 + [...tag.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  }
  for (let frame = 0; frame < 2; frame += 1) {
    const length = frameLength(await read(from, 4))
    if (length === undefined || from + length > size) return false
    from += length
  }
  return true
}

function frameLength(head: Buffer): number | undefined {
  if (head.length < 4 || head[0] !== 0xff || ((head[1] ?? 0) & 0xe6) !== 0xe2) return undefined
  const version = ((head[1] ?? 0) >> 3) & 3
  const [rates, padding] = [head[2] ?? 0, ((head[2] ?? 0) >> 1) & 1]
  const bitRate = bitRates[version === 3 ? 0 : 1][rates >> 4]
  const sampleRate = sampleRates[(rates >> 2) & 3]
  if (version === 1 || !bitRate || !sampleRate) return undefined
  const divisor = [4, 0, 2, 1][version]!
  return Math.floor(((version === 3 ? 144 : 72) * bitRate * 1000 * divisor) / sampleRate) + padding
}
