import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const fontFile = (weight: number) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff2`),
  )
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const assets = [
  { path: '/box-office.css', type: 'text/css; charset=utf-8', file: ownFile('box-office.css') },
  {
    path: '/box-office.js',
    type: 'text/javascript; charset=utf-8',
    file: ownFile('box-office.js'),
  },
  { path: '/archivo-400.woff2', type: 'font/woff2', file: fontFile(400) },
  { path: '/archivo-700.woff2', type: 'font/woff2', file: fontFile(700) },
]

/** Style sheet, script and typeface of the box office. */
export async function addAssetRoutes(pages: FastifyInstance): Promise<void> {
  for (const { path, type, file } of assets) {
    const content = await readFile(file)
    pages.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=600').send(content),
    )
  }
}
