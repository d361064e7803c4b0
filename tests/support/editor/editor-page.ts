import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { root } from '#support/root.ts'

const address = 'http://editor.test/'
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'"

const season = {
  __typename: 'ReferencedEntity',
  reference: 'page:12',
  number: 12,
  title: 'Spielplan',
  detail: '/de/spielplan',
  isVisible: true,
  isGone: false,
  image: null,
}

/** What the graph says of the site, whatever it is asked: there is one page. */
const site = { searchReferences: [season], references: [season] }

const built = new Map<string, Promise<Map<string, string>>>()

/**
 * Opens a part of the editor on a page of its own, under the policy of an editor's page. `name` is a file of `web/src/editor/testing`, `query`
 * what it is given.
 */
export async function openEditorPage(page: Page, name: string, query = ''): Promise<void> {
  const files = await (built.get(name) ?? rememberBuild(name))
  await page.route(`${address}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path === 'graphql') return route.fulfill({ json: { data: site } })
    const body = files.get(path === '' ? 'index.html' : path)
    if (body === undefined) return route.fulfill({ status: 404 })
    const contentType = path.endsWith('.js')
      ? 'text/javascript'
      : path.endsWith('.css')
        ? 'text/css'
        : 'text/html; charset=utf-8'
    await route.fulfill({ body, contentType, headers: { 'content-security-policy': policy } })
  })
  await page.goto(`${address}?${query}`)
}

function rememberBuild(name: string) {
  const files = buildPage(name)
  built.set(name, files)
  return files
}

async function buildPage(name: string): Promise<Map<string, string>> {
  const web = join(root, 'web')
  const { imports } = JSON.parse(await readFile(join(web, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  const result = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    define: { 'process.env.SITE_VARIANT': '"theatre"' },
    resolve: {
      alias: Object.entries(imports).map(([from, to]) => ({
        find: from.replace('/*', ''),
        replacement: join(web, to.replace('/*', '')),
      })),
    },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(web, 'src/editor/testing', `${name}.tsx`),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite has built something else than a page')
  const files = result.output.map((file) => [
    file.fileName,
    'code' in file ? file.code : String(file.source),
  ])
  const html = `<!doctype html><html lang="de"><head><title>${name}</title><link rel="stylesheet" href="/page.css"></head><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`
  return new Map([...files, ['index.html', html]] as [string, string][])
}
