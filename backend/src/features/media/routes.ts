import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves media files. Their names contain a hash of their content, so they are immutable. */
export async function addMediaRoutes(
  app: FastifyInstance,
  { dataFolder }: { dataFolder: string },
): Promise<void> {
  const root = join(dataFolder, 'media')
  mkdirSync(root, { recursive: true })
  await app.register(serveFiles, {
    root,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    maxAge: '365d',
    immutable: true,
    setHeaders: (response) => {
      response.header('x-content-type-options', 'nosniff')
    },
  })
}
