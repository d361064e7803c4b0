import { Socket } from 'node:net'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import {
  mediaLimits,
  mediaUploadPath,
  replacingUploadPath,
  uploadTimeoutMs,
  type UploadedMedia,
} from '@foyer/schema/media-upload.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Files } from '#files/file-store.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { editorActor } from '#http/editor-actor.ts'
import { guardOf } from '#http/guard.ts'
import { localeOf } from '#http/locale-of.ts'
import { checkPublisher } from './library/check-publisher.ts'
import { findItem } from './library/item-store.ts'
import { receiveUpload, type Upload } from './receive-upload.ts'
import { replaceUpload, type ReplacedUpload } from './replace-upload.ts'
import { saveUpload, type SaveOptions } from './save-upload.ts'
import { uploadError } from './upload-error.ts'

type UploadDependencies = {
  database: Database
  /** The folder of what is under way. */
  dataFolder: string
  files: Files
  /** The disk space that uploads leave free. */
  reserveBytes: number
  uses: MediaUses
}

type Received = Extract<Upload, { ok: true }>

/** Accepts uploads of editors; see `schema/media-upload.ts`. */
export async function addUploadRoute(
  app: FastifyInstance,
  { database, dataFolder, files, reserveBytes, uses }: UploadDependencies,
): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: mediaLimits.fileBytes, files: 1, fields: 10, parts: 11, fieldSize: 4_000 },
    throwFileSizeLimit: false,
  })

  type Save = (upload: Received, saving: SaveOptions) => Promise<ReplacedUpload>
  /** Receives a file, saves it and returns what became of it. */
  async function receive(request: FastifyRequest, operation: string, save: Save) {
    const locale = localeOf(request.url)
    if (!request.isMultipart()) throw uploadError('no-file', locale)
    // The connection is idle while variants are created. Requests injected by tests have no socket.
    if (request.socket instanceof Socket) request.socket.setTimeout(uploadTimeoutMs)
    const actor = await editorActor(request, operation)
    return receiveUpload(request.parts(), {
      folder: join(dataFolder, 'incoming'),
      reserveBytes,
      use: async (upload) => {
        if (!upload.ok) throw uploadError(upload.problem, locale)
        const saved = await save(upload, { database, actor, files })
        if (!saved.ok) throw uploadError(saved.problem, locale)
        return readUploaded(database, { id: saved.itemId, locale })
      },
    })
  }

  const uploading = {
    method: 'POST',
    config: { hasLargeBody: true },
    bodyLimit: mediaLimits.fileBytes + 1024 * 1024,
    preValidation: guardOf({ access: 'editor', object: 'any' }),
  } as const

  app.route({
    ...uploading,
    url: mediaUploadPath,
    async handler(request, reply) {
      const media = await receive(request, 'uploadMedia', ({ received, texts }, saving) =>
        saveUpload(received, { ...saving, texts }),
      )
      return reply.status(201).send(media)
    },
  })

  app.route({
    ...uploading,
    url: replacingUploadPath,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { id } = request.params as { id: string }
      const itemId = /^\d{1,9}$/.test(id) ? Number(id) : 0
      await checkPublisher(database, request, { itemId, uses })
      return reply.send(
        await receive(request, 'replaceMedia', ({ received }, saving) =>
          replaceUpload(received, { ...saving, itemId, uses }),
        ),
      )
    },
  })
}

async function readUploaded(
  database: Database,
  { id, locale }: { id: number; locale: Locale },
): Promise<UploadedMedia> {
  const { image_obj, image_thumbnails, file } = (await findItem(database, { id, locale }))!
  return file
    ? { kind: 'file', item_id: id, file }
    : { kind: 'image', item_id: id, image_obj: image_obj!, image_thumbnails }
}
