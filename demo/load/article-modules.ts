import type { DemoModule } from '#content/pages/demo-page.ts'
import { rich } from '#content/pages/rich.ts'

/** The modules of an article from its text; `imageOf` finds images by key. */
export function articleModules(text: string, imageOf: (key: string) => number): DemoModule[] {
  const modules: DemoModule[] = []
  let paragraphs: string[] = []
  const closeText = () => {
    if (paragraphs.length > 0)
      modules.push({ kind: 'text', content: rich(paragraphs.join('\n\n')) })
    paragraphs = []
  }
  for (const block of text.trim().split(/\n\s*\n/)) {
    const module = moduleOf(block.trim(), imageOf)
    if (module) {
      closeText()
      modules.push(module)
    } else {
      paragraphs.push(block.trim())
    }
  }
  closeText()
  return modules
}

function moduleOf(block: string, imageOf: (key: string) => number): DemoModule | undefined {
  if (block.startsWith('## ')) {
    return { kind: 'headline', content: block.slice(3) }
  }
  if (block.startsWith('> ')) {
    const [content = '', author = ''] = block.slice(2).split(' — ')
    return { kind: 'quote', content, author }
  }
  const [, key, description = ''] = /^!picture:(\S+)\s*(.*)$/.exec(block) ?? []
  if (key) return { kind: 'image', image: imageOf(key), description, format: 'large' }
  return undefined
}
