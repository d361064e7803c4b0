import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const fontFile = (weight: number) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff2`),
  )
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Served as one style sheet; rules of later files override earlier ones. */
const styles = ['page', 'forms', 'tickets', 'sale', 'print'].map((name) =>
  ownFile(`styles/${name}.css`),
)

const assets = [
  { path: '/box-office.css', type: 'text/css; charset=utf-8', files: styles },
  {
    path: '/box-office.js',
    type: 'text/javascript; charset=utf-8',
    files: [ownFile('box-office.js')],
  },
  { path: '/archivo-400.woff2', type: 'font/woff2', files: [fontFile(400)] },
  { path: '/archivo-700.woff2', type: 'font/woff2', files: [fontFile(700)] },
]

/** The style sheet, script and fonts of the box office. */
export async function addAssetRoutes(pages: FastifyInstance): Promise<void> {
  for (const { path, type, files } of assets) {
    const content = Buffer.concat(await Promise.all(files.map((file) => readFile(file))))
    pages.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=600').send(content),
    )
  }
}
