import type { Localized } from '#content/content.ts'

/** Text with blank lines between its paragraphs, as HTML. */
export function paragraphs({ de, en }: Localized): Localized {
  return { de: asHtml(de), en: asHtml(en) }
}

function asHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escape(paragraph.trim())}</p>`)
    .join('\n')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
