import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { temporaryFolder } from '#postgres/temporary-folder.ts'
import { tryCommand } from '#services/run-command.ts'
import type { CheckContext, Outcome } from '#checks/check.ts'
import { fetchPage } from './fetch-page.ts'

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().default(''),
      lastLine: z.int().optional(),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})

/** Those of accounts are not among them: Next streams what belongs in their heads, and browsers accept it in the body. */
const pages = {
  home: ['/de', '/en'],
  list: ['/de/programm', '/en/events'],
  productions: ['/de/produktionen', '/en/productions'],
  team: ['/de/team', '/en/team'],
  modules: ['/de/bausteine', '/en/modules'],
  magazine: ['/de/mediathek-de', '/en/mediathek-en/tags'],
  forms: ['/de/kontakt', '/en/contact'],
  search: ['/de/search?q=hamlet', '/en/search?q=hamlet'],
  boxOffice: [
    '/box-office/de/',
    '/box-office/en/',
    '/box-office/en/events/',
    '/box-office/de/item-groups/',
    '/box-office/en/series/',
  ],
}
const requestLimitMs = 30_000
const limitMs = 3 * 60_000

/** Runs the Nu HTML checker on a page of each kind. Requires Java; without it, the check reports that and passes. */
export async function htmlCheck(
  options: Pick<CheckContext, 'root' | 'signal'> & { siteUrl: string },
): Promise<Outcome> {
  const { root, signal, siteUrl } = options
  const java = { command: 'java', cwd: root, signal }
  const version = tryCommand({ ...java, label: 'Java', args: ['-version'], limitMs })
  if (!(await version.then(({ outcome }) => outcome === 'done', unlessInterrupted(signal)))) {
    return { ok: true, remark: 'Skipped: the Nu checker needs Java, and there is none here.' }
  }
  const folder = temporaryFolder('html')
  try {
    const files = new Map<string, string>()
    for (const path of await allPaths(siteUrl)) {
      const file = `${folder}/${files.size}.html`
      writeFileSync(file, await read(siteUrl, path))
      files.set(`file:${file}`, path)
    }
    const jar = createRequire(`${root}/package.json`).resolve('vnu-jar/build/dist/vnu.jar')
    const args = ['-Xss1m', '-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json']
    const { outcome, output } = await tryCommand({
      ...java,
      label: 'The Nu checker',
      args: [...args, folder],
      limitMs,
    })
    if (outcome !== 'done') return { ok: false, output }
    const { messages } = report.parse(JSON.parse(output))
    const lines = messages
      .filter((one) => one.type === 'error' || one.subType === 'warning')
      .map(({ url, message, extract }) => `${files.get(url) ?? url}: ${message}\n  ${extract}`)
    return { ok: lines.length === 0, output: lines.join('\n') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function unlessInterrupted(signal: AbortSignal): () => false {
  return () => {
    signal.throwIfAborted()
    return false
  }
}

async function allPaths(siteUrl: string): Promise<string[]> {
  const details = pages.list.concat(pages.productions).map(async (list) => {
    const html = await read(siteUrl, list)
    const [, path] = new RegExp(`href="(${list}/[a-z0-9-]+/\\d+)"`).exec(html) ?? []
    if (!path) throw new Error(`${list} leads to no page of one entity.`)
    return path
  })
  const found = await Promise.all(details)
  const event = /\d+$/.exec(found[0] ?? '')?.[0]
  const sale = [`/box-office/de/event/${event}/`, `/box-office/en/event/${event}/`]
  return [...Object.values(pages).flat(), ...found, ...sale]
}

const read = (siteUrl: string, path: string) =>
  fetchPage(new URL(path, siteUrl), { limitMs: requestLimitMs })
