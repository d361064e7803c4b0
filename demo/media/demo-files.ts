import { curtainFilm } from './curtain-film.ts'
import { gongWav } from './gong-wav.ts'

export type DemoFile = {
  /** Stable name, by which pages refer to it. */
  key: string
  /** As an editor would have called it. */
  name: string
  mimeType: string
  make: () => Promise<Buffer> | Buffer
}

/** Recordings and films of the demo theatre, made in code like its posters. */
export const demoFiles: readonly DemoFile[] = [
  { key: 'gong', name: 'gong.wav', mimeType: 'audio/wav', make: gongWav },
  { key: 'vorhang', name: 'vorhang.webm', mimeType: 'video/webm', make: curtainFilm },
]
