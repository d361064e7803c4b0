import { z } from 'zod'
import { MediaFile } from './shapes/media-item.ts'
import { picture } from './shapes/images.ts'

/*
 * How editors upload pictures, videos, audio files and documents (E-12). Not part of the graph: files come as they are.
 *
 *   POST /{locale}/pageeditor-api/media          multipart/form-data, with session and X-CSRFToken
 *     file                    one picture (jpeg, png, gif, webp, avif), video (mp4, webm), audio file (mp3, m4a, ogg, wav) or PDF
 *     alt_de, alt_en          alternative texts of a picture; optional
 *     credit, credit_en       whom to credit; optional, the first in German
 *
 *   201  UploadedMedia, ready to be used in a module
 *   400  no file, a field too long, a picture that cannot be read      401, 403  not an editor, no CSRF token
 *   413  too many bytes, or more pixels than a picture may have        415       none of these formats
 *
 *   POST /{locale}/pageeditor-api/media-items/{id}/file     the same, an extension: replaces the file of an item of the library
 *     file                    one of the same type
 *
 *   200  UploadedMedia with the same numbers and new addresses         404       no such item       409  another type
 */

/*
 * An extension: uploads in parts by tus 1.0.0 (tus.io), which go on where the connection broke, also after another log-in of the same
 * editor. All calls with session and Tus-Resumable, all but HEAD and GET with X-CSRFToken.
 *
 *   POST   /{locale}/pageeditor-api/media-uploads          Upload-Length; Upload-Metadata: filename, the texts above, and `item`, the
 *                                                          number of an item whose file is replaced → 201 with Location
 *   HEAD   /{locale}/pageeditor-api/media-uploads/{id}     → Upload-Offset: how many bytes have arrived
 *   PATCH  /{locale}/pageeditor-api/media-uploads/{id}     Upload-Offset; application/offset+octet-stream
 *   DELETE /{locale}/pageeditor-api/media-uploads/{id}     gives it up
 *   GET    /{locale}/pageeditor-api/media-uploads/{id}     → MediaUpload: what a job has made of it
 *
 *   413  too many bytes      429  too many unfinished uploads      503  no space on the disk
 *   An upload that does not go on for a day is deleted.
 */

export const resumableUploadPath = '/:locale/pageeditor-api/media-uploads'

/** Whether a path is that of an upload in parts, in any language. */
export function isResumableUploadPath(path: string): boolean {
  return /^\/[a-z]{2}\/pageeditor-api\/media-uploads(?:\/[0-9a-f-]{36})?$/.test(path)
}

export const mediaUploadPath = '/:locale/pageeditor-api/media'
export const replacingUploadPath = '/:locale/pageeditor-api/media-items/:id/file'

/** Whether a path is that of an upload, in any language. */
export function isMediaUploadPath(path: string): boolean {
  return /^\/[a-z]{2}\/pageeditor-api\/(?:media|media-items\/\d{1,9}\/file)$/.test(path)
}

/** Maximum sizes of uploads. Pictures are limited in pixels as well, because a small file can decode to very many. */
export const mediaLimits = {
  pictureBytes: 25 * 1024 * 1024,
  picturePixels: 60_000_000,
  fileBytes: 200 * 1024 * 1024,
  /** Of films, recordings and documents that are uploaded in parts. */
  resumableBytes: 1024 * 1024 * 1024,
  /** Maximum length of the texts of a picture, in characters. */
  text: 300,
} as const

/** Maximum duration of an upload including its renditions, in milliseconds. */
export const uploadTimeoutMs = 280_000

export const UploadedMedia = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    /** The item of the media library. */
    item_id: z.int(),
    image_obj: picture.image_obj.unwrap(),
    image_thumbnails: picture.image_thumbnails,
  }),
  z.object({ kind: z.literal('file'), item_id: z.int(), file: MediaFile }),
])
export type UploadedMedia = z.output<typeof UploadedMedia>
