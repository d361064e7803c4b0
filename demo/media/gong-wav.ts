/** Partials of a tubular bell: ratio to the lowest, loudness, and seconds until a third of it is left. */
const partials = [
  [1, 1, 2.2],
  [2.0, 0.6, 1.6],
  [2.76, 0.45, 1.1],
  [5.4, 0.25, 0.6],
  [8.93, 0.12, 0.3],
] as const

/** The three strokes before the curtain: second of the stroke, and pitch in hertz. */
const strokes = [
  [0, 392],
  [1.6, 329.6],
  [3.2, 261.6],
] as const

const samplesASecond = 22_050
const seconds = 6

/** The gong before a performance, as a mono 16-bit WAV file. */
export function gongWav(): Buffer {
  const samples = Buffer.alloc(samplesASecond * seconds * 2)
  for (let index = 0; index < samplesASecond * seconds; index += 1) {
    samples.writeInt16LE(Math.round(loudnessAt(index / samplesASecond) * 32_767), index * 2)
  }
  return Buffer.concat([header(samples.length), samples])
}

function loudnessAt(second: number): number {
  const sounding = strokes.filter(([begin]) => second >= begin)
  const sum = sounding.reduce((all, [begin, pitch]) => all + bell(second - begin, pitch), 0)
  const fade = Math.min(1, (seconds - second) / 0.5)
  return Math.tanh(sum * 0.3) * fade
}

function bell(second: number, pitch: number): number {
  const attack = Math.min(1, second / 0.004)
  return (
    partials.reduce(
      (sum, [ratio, loudness, decay]) =>
        sum + loudness * Math.exp(-second / decay) * Math.sin(2 * Math.PI * pitch * ratio * second),
      0,
    ) * attack
  )
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(samplesASecond, 24)
  head.writeUInt32LE(samplesASecond * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}
