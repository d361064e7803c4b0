const samplesPerSecond = 8000
const headerBytes = 44

/** A silent recording of a length in seconds: 8-bit mono PCM in a WAV file. */
export function silentWav(seconds: number): Buffer {
  const samples = seconds * samplesPerSecond
  // 128 is silence for unsigned samples.
  const wav = Buffer.alloc(headerBytes + samples, 128)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(samplesPerSecond, 24)
  wav.writeUInt32LE(samplesPerSecond, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples, 40)
  return wav
}
