import { Socket } from 'node:net'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { mediaLimits, uploadTimeoutMs, type UploadedMedia } from '@foyer/schema/media-upload.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { guardOf } from '#http/guard.ts'
import { localeOf } from '#http/locale-of.ts'
import { HttpError } from '#http/http-error.ts'
import { receiveUpload, type Upload } from './receive-upload.ts'
import { saveFile, savePicture, type SavedUpload } from './save-upload.ts'
import { uploadMessages } from './upload-messages.ts'

type UploadDependencies = {
  database: Database
  dataFolder: string
  /** The disk space that uploads leave free. */
  reserveBytes: number
}

/** Accepts uploads of editors; see `schema/media-upload.ts`. */
export async function addUploadRoute(
  app: FastifyInstance,
  { database, dataFolder, reserveBytes }: UploadDependencies,
): Promise<void> {
  const folder = join(dataFolder, 'media')
  await app.register(multipart, {
    limits: { fileSize: mediaLimits.fileBytes, files: 1, fields: 10, parts: 11, fieldSize: 4_000 },
    throwFileSizeLimit: false,
  })

  async function save(upload: Upload, request: FastifyRequest): Promise<UploadedMedia> {
    if (!upload.ok) throw toHttpError(upload.problem, request)
    const { received, texts } = upload
    const { format } = received
    const actor = await editorActor(request, 'uploadMedia')
    const saving = { database, actor, folder, locale: localeOf(request.url) }
    const saved =
      format.kind === 'picture'
        ? await savePicture(received, { ...saving, texts })
        : await saveFile({ ...received, format }, saving)
    if (!saved.ok) throw toHttpError(saved.problem, request)
    return saved.media
  }

  app.route({
    method: 'POST',
    url: '/:locale/pageeditor-api/media',
    config: { hasLargeBody: true },
    bodyLimit: mediaLimits.fileBytes + 1024 * 1024,
    preValidation: guardOf({ access: 'editor', object: 'any' }),
    async handler(request, reply) {
      if (!request.isMultipart()) throw toHttpError('no-file', request)
      // The connection is idle while variants are created. Requests injected by tests have no socket.
      if (request.socket instanceof Socket) request.socket.setTimeout(uploadTimeoutMs)
      const media = await receiveUpload(request.parts(), {
        folder: join(dataFolder, 'incoming'),
        reserveBytes,
        use: (upload) => save(upload, request),
      })
      return reply.status(201).send(media)
    },
  })
}

type Problem =
  Extract<Upload, { ok: false }>['problem'] | Extract<SavedUpload, { ok: false }>['problem']

function toHttpError(problem: Problem, request: FastifyRequest): HttpError {
  const texts = uploadMessages[localeOf(request.url)]
  switch (problem) {
    case 'no-file':
      return new HttpError(400, texts.noFile)
    case 'no-disk-space':
      return new HttpError(503, texts.noDiskSpace)
    case 'text-too-long':
      return new HttpError(400, texts.textTooLong)
    case 'unreadable':
      return new HttpError(400, texts.unreadablePicture)
    case 'incomplete':
      return new HttpError(400, texts.incompleteRecording)
    case 'too-large':
      return new HttpError(413, texts.fileTooLarge)
    case 'too-many-pixels':
      return new HttpError(413, texts.tooManyPixels)
    case 'unknown-format':
      return new HttpError(415, texts.unknownFormat)
  }
}
