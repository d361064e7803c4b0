import { mkdirSync } from 'node:fs'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import type { Condition, Files } from '#files/file-store.ts'

const prefix = '/media/'
const aYear = 'public, max-age=31536000, immutable'

/** Serves media files. Their names contain a hash of their content, so they are immutable. */
export async function addMediaRoutes(
  app: FastifyInstance,
  delivery: Files['delivery'],
): Promise<void> {
  if ('deliver' in delivery) return addBucketRoute(app, delivery.deliver)
  mkdirSync(delivery.folder, { recursive: true })
  await app.register(serveFiles, {
    root: delivery.folder,
    prefix,
    index: false,
    dotfiles: 'ignore',
    maxAge: '365d',
    immutable: true,
    setHeaders: (response) => {
      response.header('x-content-type-options', 'nosniff')
    },
  })
}

type Deliver = Extract<Files['delivery'], { deliver: unknown }>['deliver']

/** With the headers that a folder would have. */
function addBucketRoute(app: FastifyInstance, deliver: Deliver): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}:name`,
    exposeHeadRoute: false,
    async handler(request, reply: FastifyReply) {
      const { name } = request.params
      const isName = /^[\w-][\w.-]*$/.test(name)
      const delivered = isName
        ? await deliver(name, conditionOf(request)).catch((cause: unknown) => {
            request.log.warn({ err: cause }, 'the bucket did not deliver a file')
            reply.header('retry-after', '5')
            throw new HttpError(503, messages.de.busy)
          })
        : undefined
      if (!delivered) return reply.callNotFound()
      const { status, headers, body } = delivered
      return reply
        .status(status)
        .headers({ 'accept-ranges': 'bytes', 'cache-control': aYear, ...headers })
        .header('x-content-type-options', 'nosniff')
        .send(body)
    },
  })
}

function conditionOf({ method, headers }: FastifyRequest): Condition {
  const since = new Date(headers['if-modified-since'] ?? '')
  return {
    isHead: method === 'HEAD',
    range: headers.range,
    ifRange: headers['if-range'] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: Number.isNaN(since.getTime()) ? undefined : since,
  }
}
