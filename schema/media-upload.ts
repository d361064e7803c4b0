import { z } from 'zod'
import { MediaFile } from './shapes/media-file.ts'
import { picture } from './shapes/images.ts'

/*
 * How editors upload pictures, videos and audio files (E-12). Not part of the graph: uploads are multipart.
 *
 *   POST /{locale}/pageeditor-api/media          multipart/form-data, with session and X-CSRFToken
 *     file                    one picture (jpeg, png, gif, webp, avif), video (mp4, webm) or audio file (mp3, m4a, ogg, wav)
 *     alt_de, alt_en, credit  alternative texts and credit of a picture; optional
 *
 *   201  UploadedMedia, ready to be used in a module
 *   400  no file, a field too long, a picture that cannot be read      401, 403  not an editor, no CSRF token
 *   413  too many bytes, or more pixels than a picture may have        415       none of these formats
 */

/** Whether a path is that of the upload, in any language. */
export function isMediaUploadPath(path: string): boolean {
  return /^\/[a-z]{2}\/pageeditor-api\/media$/.test(path)
}

/** Maximum sizes of uploads. Pictures are limited in pixels as well, because a small file can decode to very many. */
export const mediaLimits = {
  pictureBytes: 25 * 1024 * 1024,
  picturePixels: 60_000_000,
  fileBytes: 200 * 1024 * 1024,
  /** Maximum length of the texts of a picture, in characters. */
  text: 300,
} as const

/** Maximum duration of an upload including its renditions, in milliseconds. */
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
