type Film = { width: number; height: number; framesASecond: number; frames: readonly Buffer[] }

/**
 * A WebM film of whole VP8 frames, one cluster a second. The numbers are the element ids of Matroska
 * (https://www.matroska.org/technical/elements.html).
 */
export function webm({ width, height, framesASecond, frames }: Film): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE((frames.length * 1000) / framesASecond)
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, duration),
    element(0x4d80, Buffer.from('Foyer')),
    element(0x5741, Buffer.from('Foyer')),
  ])
  const track = element(0xae, [
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x86, Buffer.from('V_VP8')),
    element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))]),
  ])
  const clusters = Array.from({ length: Math.ceil(frames.length / framesASecond) }, (_, second) =>
    cluster(frames.slice(second * framesASecond, (second + 1) * framesASecond), {
      second,
      framesASecond,
    }),
  )
  return Buffer.concat([
    element(0x1a45dfa3, [
      element(0x4286, number(1)),
      element(0x42f7, number(1)),
      element(0x42f2, number(4)),
      element(0x42f3, number(8)),
      element(0x4282, Buffer.from('webm')),
      element(0x4287, number(2)),
      element(0x4285, number(2)),
    ]),
    segment([info, element(0x1654ae6b, track)], clusters),
  ])
}

/** With the position of each cluster in front, so that players can seek. */
function segment(heads: readonly Buffer[], clusters: readonly Buffer[]): Buffer {
  const length = Buffer.concat(heads).length + cues(clusters.map(() => 0)).length
  const places = clusters.map((_, index) => length + Buffer.concat(clusters.slice(0, index)).length)
  return element(0x18538067, [...heads, cues(places), ...clusters])
}

function cues(places: readonly number[]): Buffer {
  const points = places.map((place, second) =>
    element(0xbb, [
      element(0xb3, number(second * 1000)),
      element(0xb7, [element(0xf7, number(1)), element(0xf1, eightBytes(place))]),
    ]),
  )
  return element(0x1c53bb6b, points)
}

/** The VP8 frame in a lossy WebP picture, which is one. */
export function vp8Frame(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('The picture is no plain VP8.')
  return webp.subarray(20, 20 + webp.readUInt32LE(16))
}

function cluster(frames: readonly Buffer[], at: { second: number; framesASecond: number }): Buffer {
  const blocks = frames.map((frame, index) => {
    // Track 1, milliseconds since the cluster's own time, a key frame.
    const head = Buffer.from([0x81, 0, 0, 0x80])
    head.writeInt16BE(Math.round((index * 1000) / at.framesASecond), 1)
    return element(0xa3, [head, frame])
  })
  return element(0x1f43b675, [element(0xe7, number(at.second * 1000)), ...blocks])
}

function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  const size = eightBytes(body.length)
  size[0] = 0x01
  return Buffer.concat([number(id), size, body])
}

function eightBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

function number(value: number): Buffer {
  const digits = value.toString(16)
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
}
