import { Socket } from 'node:net'
import { tempFileTimeoutMs, type TempFile } from '@foyer/schema/form-files.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOf } from '#http/locale-of.ts'
import { Refusal } from '#http/refusal.ts'
import { entryMessages } from './entry-messages.ts'
import { saveTempFile } from './file-store.ts'
import { receiveTempFile, type Receipt } from './receive-temp-file.ts'
import type { FormNeeds } from './form-needs.ts'
import { createUploadRoom } from './upload-room.ts'
import { limitFiles } from './visitor-limit.ts'

/** By then files that nobody has sent may have gone. */
const retrySeconds = 600

/** Takes files before the entry that names them; see `schema/form-files.ts`. */
export function addTempFileRoute(app: FastifyInstance, needs: FormNeeds): void {
  const { database, folder, limits } = needs
  const withRoom = createUploadRoom(needs)

  for (const url of ['/:locale/api/temp-files/', '/api/temp-files/']) {
    app.route({
      method: 'POST',
      url,
      config: { takesLong: true },
      bodyLimit: limits.fileBytes + 64 * 1024,
      preHandler: limitFiles(app),
      async handler(request, reply) {
        if (!request.isMultipart()) throw refusalOf('no-file', request, limits.fileBytes)
        if (request.socket instanceof Socket) request.socket.setTimeout(tempFileTimeoutMs)
        const parts = request.parts({
          limits: { fileSize: limits.fileBytes, files: 1, fields: 5, parts: 6 },
        })
        const receipt = await withRoom(() => receiveTempFile(parts, folder))
        if (!receipt.ok && receipt.problem === 'no-room') reply.header('retry-after', retrySeconds)
        if (!receipt.ok) throw refusalOf(receipt.problem, request, limits.fileBytes)
        const { file } = receipt
        await saveTempFile(database, { file, folder })
        const answer: TempFile = { id: file.id, name: file.name, bytes: file.bytes }
        return reply.status(201).send(answer)
      },
    })
  }
}

type Problem = Extract<Receipt, { ok: false }>['problem']

function refusalOf(problem: Problem, request: FastifyRequest, fileBytes: number): Refusal {
  const locale = localeOf(request.url)
  const say = entryMessages[locale]
  switch (problem) {
    case 'no-file':
      return new Refusal(400, say.noFile)
    case 'damaged':
      return new Refusal(400, say.damagedFile)
    case 'empty':
      return new Refusal(400, say.emptyFile)
    case 'too-large':
      return new Refusal(413, say.tooLarge(Math.floor(fileBytes / (1024 * 1024))))
    case 'unknown-format':
      return new Refusal(415, say.unknownFormat)
    case 'no-room':
      return new Refusal(503, say.noRoom)
  }
}
