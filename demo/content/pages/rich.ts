import type { RichText } from '@foyer/schema/fields/rich-text.ts'

type Leaf = RichText[number]['children'][number]

/**
 * A structured text from one that is pleasant to write: blank lines part paragraphs, `- ` and `1. ` begin entries of lists,
 * `**strong**`, `*emphasis*`, `[words](/path)`.
 */
export function rich(text: string): RichText {
  const blocks = text.trim().split(/\n\s*\n/)
  return blocks.flatMap((block): RichText => {
    const lines = block.split('\n').map((line) => line.trim())
    if (lines.every((line) => /^- /.test(line))) return lines.map(entry('bulleted_item', /^- /))
    if (lines.every((line) => /^\d+\. /.test(line))) {
      return lines.map(entry('numbered_item', /^\d+\. /))
    }
    return [{ type: 'paragraph', children: leaves(lines.join(' ')) }]
  })
}

function entry(type: 'bulleted_item' | 'numbered_item', sign: RegExp) {
  return (line: string) => ({ type, children: leaves(line.replace(sign, '')) })
}

const marks = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<link>[^)]+)\)/g

function leaves(text: string): Leaf[] {
  const found: Leaf[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) })
    const { bold, italic, words, link } = match.groups!
    if (bold) found.push({ text: bold, bold: true })
    if (italic) found.push({ text: italic, italic: true })
    if (words && link) found.push({ text: words, link })
    end = match.index + match[0].length
  }
  if (end < text.length || found.length === 0) found.push({ text: text.slice(end) })
  return found
}
