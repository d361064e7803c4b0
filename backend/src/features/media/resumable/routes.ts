import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { mediaLimits, resumableUploadPath, uploadTimeoutMs } from '@foyer/schema/media-upload.ts'
import { media } from '@foyer/schema/rest/media.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Files } from '#files/file-store.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { guardOf } from '#http/guard.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { hasDiskSpaceFor } from '#plugins/disk-space.ts'
import { checkPublisher } from '#features/media/library/check-publisher.ts'
import { findItem, findItemRow } from '#features/media/library/item-store.ts'
import { uploadError, type UploadProblem } from '#features/media/upload-error.ts'
import { readAnnouncement } from './read-announcement.ts'
import {
  addUpload,
  cancelUpload,
  completeUpload,
  countUnfinished,
  findUpload,
  touchUpload,
  type AnnouncedUpload,
} from './upload-store.ts'

type Dependencies = {
  database: Database
  dataFolder: string
  files: Files
  /** The disk space that uploads leave free. */
  reserveBytes: number
  uses: MediaUses
}

const maxUnfinished = 5
const protocol = { 'tus-resumable': '1.0.0', 'cache-control': 'private, no-store', vary: 'Cookie' }

/** Uploads in parts by tus 1.0.0, which go on where they broke off; see `schema/media-upload.ts`. */
export async function addResumableUploadRoutes(
  app: FastifyInstance,
  { database, dataFolder, files: { parts }, reserveBytes, uses }: Dependencies,
): Promise<void> {
  const announced = new WeakMap<IncomingMessage, AnnouncedUpload>()
  const tus = new Server({
    path: '/media-uploads',
    datastore: parts.createDatastore(),
    maxSize: mediaLimits.resumableBytes,
    // Only the site itself uploads.
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    generateUrl: ({ url }, { id }) => `${new URL(url).pathname.replace(/\/$/, '')}/${id}`,
    getFileIdFromRequest: (_, lastPath) => lastPath,
    async onUploadCreate(request, { id, size }) {
      // What a hook gets is another object than the request of the route.
      const upload = announced.get(request.runtime!.node!.req as unknown as IncomingMessage)!
      await addUpload(database, { ...upload, id, bytes: size! })
      return {}
    },
    async onUploadFinish(_, { id }) {
      await completeUpload(database, id)
      return {}
    },
  })

  async function passOn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const headers = { ...reply.getHeaders(), ...protocol }
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value!)
    if (request.socket instanceof Socket) request.socket.setTimeout(uploadTimeoutMs)
    reply.hijack()
    await tus.handle(request.raw, reply.raw)
  }

  const getOwn = async (request: FastifyRequest) => {
    const { upload: id } = request.params as { upload: string }
    const accountId = (await request.findVisitor())!.id
    const found = await findUpload(database, { id, accountId })
    if (!found) throw new HttpError(404, messages[localeOf(request.url)].notFound)
    return found
  }

  await app.register(async (scope) => {
    // The bodies are read by the library.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    )
    const shared = {
      config: { hasLargeBody: true },
      preValidation: guardOf({ access: 'editor', object: 'any' }),
    } as const

    scope.route({
      ...shared,
      method: 'POST',
      url: resumableUploadPath,
      async handler(request, reply) {
        const locale = localeOf(request.url)
        const accountId = (await request.findVisitor())!.id
        const announcement = readAnnouncement(request.headers)
        if (!announcement.ok) throw uploadError(announcement.problem, locale)
        const { bytes, name, texts, replacesItemId } = announcement
        if (replacesItemId !== null) {
          if (!(await findItemRow(database, replacesItemId))) {
            throw uploadError('unknown-item', locale)
          }
          await checkPublisher(database, request, { itemId: replacesItemId, uses })
        }
        if ((await countUnfinished(database, accountId)) >= maxUnfinished) {
          throw uploadError('too-many-uploads', locale)
        }
        // The upload, and as much again for its variants.
        if (!(await hasDiskSpaceFor(dataFolder, { bytes: 2 * bytes, reserveBytes }))) {
          throw uploadError('no-disk-space', locale)
        }
        announced.set(request.raw, { accountId, name, texts, replacesItemId })
        await passOn(request, reply)
      },
    })

    scope.route({
      ...shared,
      method: ['HEAD', 'PATCH'],
      url: `${resumableUploadPath}/:upload`,
      async handler(request, reply) {
        const { id } = await getOwn(request)
        if (request.method === 'PATCH') await touchUpload(database, id)
        await passOn(request, reply)
      },
    })

    scope.route({
      ...shared,
      method: 'DELETE',
      url: `${resumableUploadPath}/:upload`,
      async handler(request, reply) {
        const { id, accountId } = await getOwn(request)
        if (!(await cancelUpload(database, { id, accountId }))) {
          throw new HttpError(404, messages[localeOf(request.url)].notFound)
        }
        await parts.remove(id)
        return reply.status(204).headers(protocol).send()
      },
    })
  })

  addOperation(
    app,
    media.operations.mediaUpload,
    async ({ locale, request }) => {
      const { id, state, bytes, problem, itemId } = await getOwn(request)
      return {
        upload: id,
        state,
        bytes,
        received_bytes: state === 'receiving' ? await parts.receivedBytes(id) : bytes,
        problem: problem && detailOf(problem, locale),
        item: itemId === null ? null : ((await findItem(database, { id: itemId, locale })) ?? null),
      }
    },
    // HEAD belongs to the uploads.
    { exposeHeadRoute: false },
  )
}

function detailOf(problem: string, locale: Locale): string {
  return uploadError(problem as UploadProblem, locale).message
}
