import { createHash } from 'node:crypto'

export type InlineScripts = {
  /** CSP sources (`'sha256-…'`) of inline scripts that are ours or the framework's. */
  hashes: string[]
  /** Unknown scripts, shortened. The policy blocks them. */
  unknown: string[]
  /** Number of `style` attributes and elements in the page. The policy blocks them. */
  inlineStyles: number
}

const scriptElements = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const styles = /<style\b|\sstyle="/gi
// Scripts without a type or with one of these run; others (`application/ld+json`) are data.
const runs =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/**
 * Sorts the inline scripts of a page, which is given with one character per byte (`latin1`). This is not an HTML parser and need not be
 * one: a script that it misses gets no hash and is blocked.
 */
export function findInlineScripts(html: string, isOwn: (code: string) => boolean): InlineScripts {
  const hashes = new Set<string>()
  const unknown: string[] = []
  for (const [, attributes = '', code = ''] of html.matchAll(scriptElements)) {
    if (/\ssrc\s*=/i.test(attributes) || code === '' || !runs.test(typeOf(attributes))) continue
    if (isOwn(code)) {
      hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`)
      continue
    }
    unknown.push(code.slice(0, 120))
  }
  return { hashes: [...hashes], unknown, inlineStyles: html.match(styles)?.length ?? 0 }
}

function typeOf(attributes: string): string {
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes)
  return (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim()
}
