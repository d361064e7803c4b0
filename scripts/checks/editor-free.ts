import { adminBase } from '@foyer/schema/paths/admin-paths.ts'
import { readdirSync, readFileSync } from 'node:fs'
import type { Outcome } from './check.ts'
import { linkedPages, read } from './first-load.ts'
import { scriptsOfHtml } from './html/scripts-of-html.ts'

/** Texts in the scripts of the editor and of the libraries that only it uses. Building keeps them. */
const marks = ['foyer-editor', 'DndDescribedBy']

/** The address of an editor without a session gets the page of visitors, whose framework names the address it was asked at. */
const maxDifferenceBytes = 200

/**
 * Checks that a visitor's page loads nothing of the editor: none of its scripts contains a mark of it, and with `?edit` it loads the
 * same scripts as without. A mark that no built script contains fails the check as well, since it would find nothing.
 */
export async function editorFree({
  root,
  siteUrl,
}: {
  root: string
  siteUrl: string
}): Promise<Outcome> {
  const marked = markedScripts(`${root}/web/.next-theatre/static/chunks`)
  const lines = marks
    .filter((mark) => !marked.some(({ text }) => text.includes(mark)))
    .map((mark) => `No built script contains ${mark}: the check would find nothing.`)
  for (const path of new Set(['/de', '/en', ...(await linkedPages(siteUrl, '/de'))])) {
    const [plain, edited] = await Promise.all([read(siteUrl, path), read(siteUrl, `${path}?edit`)])
    const scripts = scriptsOfHtml(plain)
    if (plain.includes(adminBase)) lines.push(`${path} names the admin site.`)
    if (scripts.length === 0) lines.push(`${path} has no scripts: the check must be wrong.`)
    for (const { name } of marked) {
      if (scripts.some((script) => script.endsWith(name))) lines.push(`${path} loads ${name}`)
    }
    if (scriptsOfHtml(edited).join() !== scripts.join()) {
      lines.push(`${path}?edit loads other scripts than ${path}`)
    }
    const difference = Math.abs(edited.length - plain.length)
    if (difference > maxDifferenceBytes) {
      lines.push(`${path}?edit differs from ${path} by ${difference} bytes`)
    }
  }
  return { ok: lines.length === 0, output: lines.join('\n') }
}

function markedScripts(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
    .filter(({ text }) => marks.some((mark) => text.includes(mark)))
}
