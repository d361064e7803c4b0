import { Socket } from 'node:net'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { mediaLimits, uploadTimeoutMs, type UploadedMedia } from '@foyer/schema/media-upload.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorOf } from '#http/editor-of.ts'
import { guardOf } from '#http/guard.ts'
import { localeOf } from '#http/locale-of.ts'
import { Refusal } from '#http/refusal.ts'
import { receiveUpload, type Upload } from './receive-upload.ts'
import { saveFile, savePicture, type SavedUpload } from './save-upload.ts'
import { uploadMessages } from './upload-messages.ts'

type Needs = {
  database: Database
  dataFolder: string
  /** What stays free on the disk. */
  reserveBytes: number
}

/** Takes what editors upload; see `schema/media-upload.ts`. */
export async function addUploadRoute(
  app: FastifyInstance,
  { database, dataFolder, reserveBytes }: Needs,
): Promise<void> {
  const folder = join(dataFolder, 'media')
  await app.register(multipart, {
    limits: { fileSize: mediaLimits.fileBytes, files: 1, fields: 10, parts: 11, fieldSize: 4_000 },
    throwFileSizeLimit: false,
  })

  async function save(upload: Upload, request: FastifyRequest): Promise<UploadedMedia> {
    if (!upload.ok) throw refusalOf(upload.problem, request)
    const { received, texts } = upload
    const { format } = received
    const actor = await editorOf(request, 'uploadMedia')
    const saving = { database, actor, folder, locale: localeOf(request.url) }
    const saved =
      format.kind === 'picture'
        ? await savePicture(received, { ...saving, texts })
        : await saveFile({ ...received, format }, saving)
    if (!saved.ok) throw refusalOf(saved.problem, request)
    return saved.media
  }

  app.route({
    method: 'POST',
    url: '/:locale/pageeditor-api/media',
    config: { takesLong: true },
    bodyLimit: mediaLimits.fileBytes + 1024 * 1024,
    preValidation: guardOf('editor'),
    async handler(request, reply) {
      if (!request.isMultipart()) throw refusalOf('no-file', request)
      // While versions are made the connection is silent. A call without a network has none.
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

function refusalOf(problem: Problem, request: FastifyRequest): Refusal {
  const say = uploadMessages[localeOf(request.url)]
  switch (problem) {
    case 'no-file':
      return new Refusal(400, say.noFile)
    case 'no-room':
      return new Refusal(503, say.noRoom)
    case 'text-too-long':
      return new Refusal(400, say.textTooLong)
    case 'unreadable':
      return new Refusal(400, say.unreadablePicture)
    case 'incomplete':
      return new Refusal(400, say.incompleteRecording)
    case 'too-large':
      return new Refusal(413, say.fileTooLarge)
    case 'too-many-pixels':
      return new Refusal(413, say.tooManyPixels)
    case 'unknown-format':
      return new Refusal(415, say.unknownFormat)
  }
}
