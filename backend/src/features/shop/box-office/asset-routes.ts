import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { groundRules } from './posters/poster-colors.ts'

/** The lettering of the site, with its width axis. */
const font = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
)
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Served as one style sheet; rules of later files override earlier ones. */
const styles = ['tokens', 'page', 'forms', 'panel', 'tickets', 'sheets', 'sale', 'print'].map(
  (name) => ownFile(`styles/${name}.css`),
)

const assets = [
  { path: '/box-office.css', type: 'text/css; charset=utf-8', files: styles },
  {
    path: '/box-office.js',
    type: 'text/javascript; charset=utf-8',
    files: [ownFile('box-office.js')],
  },
  { path: '/archivo.woff2', type: 'font/woff2', files: [font] },
]

type Grounds = { Params: { names: string } }

/** A page shows the tickets of one cart. */
const groundNames = /^[\da-f]{6}(-[\da-f]{6}){0,39}$/

/** The style sheets, script and font of the box office. */
export async function addAssetRoutes(pages: FastifyInstance): Promise<void> {
  for (const { path, type, files } of assets) {
    const content = Buffer.concat(await Promise.all(files.map((file) => readFile(file))))
    pages.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=600').send(content),
    )
  }
  // The policy allows no styles within a page; these follow from the posters that it shows.
  pages.get<Grounds>('/grounds/:names.css', (request, reply) => {
    const { names } = request.params
    if (!groundNames.test(names)) throw new HttpError(404, messages.de.notFound)
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(names.split('-').map(groundRules).join(''))
  })
}
