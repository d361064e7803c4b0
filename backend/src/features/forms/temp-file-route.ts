import { Socket } from 'node:net'
import { tempFileTimeoutMs, type TempFile } from '@foyer/schema/form-files.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOf } from '#http/locale-of.ts'
import { HttpError } from '#http/http-error.ts'
import { entryMessages } from './entry-messages.ts'
import { saveTempFile } from './file-store.ts'
import { receiveTempFile, type UploadResult } from './receive-temp-file.ts'
import type { FormDependencies } from './form-dependencies.ts'
import { createUploadQuota } from './upload-quota.ts'
import { limitFiles } from './visitor-limit.ts'

/** By then unattached files may have been deleted. */
const retrySeconds = 600

/** Accepts files before the entry that contains them; see `schema/form-files.ts`. */
export function addTempFileRoute(app: FastifyInstance, dependencies: FormDependencies): void {
  const { database, folder, files, limits } = dependencies
  const withinQuota = createUploadQuota(dependencies)

  for (const url of ['/:locale/api/temp-files/', '/api/temp-files/']) {
    app.route({
      method: 'POST',
      url,
      config: { hasLargeBody: true },
      bodyLimit: limits.fileBytes + 64 * 1024,
      preHandler: limitFiles(app),
      async handler(request, reply) {
        if (!request.isMultipart()) throw toHttpError('no-file', request, limits.fileBytes)
        if (request.socket instanceof Socket) request.socket.setTimeout(tempFileTimeoutMs)
        const parts = request.parts({
          limits: { fileSize: limits.fileBytes, files: 1, fields: 5, parts: 6 },
        })
        const result = await withinQuota(() => receiveTempFile(parts, { folder, files }))
        if (!result.ok && result.problem === 'no-disk-space')
          reply.header('retry-after', retrySeconds)
        if (!result.ok) throw toHttpError(result.problem, request, limits.fileBytes)
        const { file } = result
        await saveTempFile(database, { file, files })
        const response: TempFile = { id: file.id, name: file.name, bytes: file.bytes }
        return reply.status(201).send(response)
      },
    })
  }
}

type Problem = Extract<UploadResult, { ok: false }>['problem']

function toHttpError(problem: Problem, request: FastifyRequest, fileBytes: number): HttpError {
  const locale = localeOf(request.url)
  const texts = entryMessages[locale]
  switch (problem) {
    case 'no-file':
      return new HttpError(400, texts.noFile)
    case 'damaged':
      return new HttpError(400, texts.damagedFile)
    case 'empty':
      return new HttpError(400, texts.emptyFile)
    case 'too-large':
      return new HttpError(413, texts.tooLarge(Math.floor(fileBytes / (1024 * 1024))))
    case 'unknown-format':
      return new HttpError(415, texts.unknownFormat)
    case 'no-disk-space':
      return new HttpError(503, texts.noDiskSpace)
  }
}
