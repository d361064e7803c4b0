import { z } from 'zod'
import { MediaFile } from './shapes/media-file.ts'
import { picture } from './shapes/images.ts'

/*
 * How editors upload pictures, films and recordings (E-12). Not part of the graph: files come as they are.
 *
 *   POST /{locale}/pageeditor-api/media          multipart/form-data, with session and X-CSRFToken
 *     file                    one picture (jpeg, png, gif, webp, avif), film (mp4, webm) or recording (mp3, m4a, ogg, wav)
 *     alt_de, alt_en, credit  what is said about a picture; may be left out
 *
 *   201  UploadedMedia, made and ready to be named by a module
 *   400  no file, a field too long, a picture that cannot be read      401, 403  no editor, no token
 *   413  too many bytes, or more pixels than a picture may have        415       none of these formats
 */

/** Whether this is the address that takes uploads, in any language. */
export function isMediaUploadPath(path: string): boolean {
  return /^\/[a-z]{2}\/pageeditor-api\/media$/.test(path)
}

/** Largest uploads. A picture counts by its pixels as well: a small file may hold very many. */
export const mediaLimits = {
  pictureBytes: 25 * 1024 * 1024,
  picturePixels: 60_000_000,
  fileBytes: 200 * 1024 * 1024,
  /** Longest text said about a picture, in characters. */
  text: 300,
} as const

/** How long an upload may take to arrive and be made into variants. */
export const uploadTimeoutMs = 280_000

export const UploadedMedia = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    image_obj: picture.image_obj.unwrap(),
    image_thumbnails: picture.image_thumbnails,
  }),
  z.object({ kind: z.literal('file'), file: MediaFile }),
])
export type UploadedMedia = z.output<typeof UploadedMedia>
