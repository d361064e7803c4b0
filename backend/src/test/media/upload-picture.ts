import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll } from 'vitest'
import { logIn, type Session } from '#test/log-in.ts'
import { type Theatre, useTheatre } from '#test/use-theatre.ts'

export const theatre = {} as Theatre

export let editor: Session

export let photograph: Buffer

/** The theatre of a file of tests of uploads, with an editor and a photograph. */
export function useUploads(settings?: () => Record<string, string>): void {
  useTheatre(theatre, settings)
  beforeAll(async () => {
    editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
    photograph = await photo(1600, 1000).jpeg().toBuffer()
  })
}

/** An image with edges, so that no variant of it is empty. */
export function photo(width: number, height: number) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1d3fa0"/><circle cx="30%" cy="40%" r="20%" fill="#f0a63a"/></svg>`
  return sharp(Buffer.from(drawn)).removeAlpha()
}

export type Sent = { bytes: Buffer; name?: string; texts?: Record<string, string>; locale?: string }

export async function upload(sent: Sent | FormData, who: Pick<Session, 'headers'> = editor) {
  const locale = sent instanceof FormData ? 'de' : (sent.locale ?? 'de')
  return send(sent, `/${locale}/pageeditor-api/media`, who)
}

/** Replaces the file of an item of the library. */
export async function replaceFile(itemId: number, sent: Sent) {
  return send(sent, `/de/pageeditor-api/media-items/${itemId}/file`, editor)
}

async function send(sent: Sent | FormData, url: string, who: Pick<Session, 'headers'>) {
  const form = sent instanceof FormData ? sent : formOf(sent)
  const request = new Request('http://x', { method: 'POST', body: form })
  return theatre.call({
    method: 'POST',
    url,
    headers: { ...who.headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

export function formOf({ bytes, name = 'bild.jpg', texts = {} }: Sent): FormData {
  const form = new FormData()
  for (const [field, text] of Object.entries(texts)) form.append(field, text)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** All files in the data folder, served or not. */
export function files(): string[] {
  return ['media', 'incoming', 'originals'].flatMap((folder) => {
    try {
      return readdirSync(join(theatre.folder, folder)).map((file) => `${folder}/${file}`)
    } catch {
      return []
    }
  })
}
