import type { Value, Values } from '@foyer/schema/documents/value.ts'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { RenderedModule } from './rendered-modules.ts'

/**
 * A module with the text that was written in its place, which the origin has not rendered yet: without it the earlier text would be seen
 * again for a moment, whenever one leaves it. What its links refer to is not resolved until then.
 */
export function withWrittenText(
  rendered: RenderedModule,
  { kind, fields }: { kind: string; fields: Values },
): RenderedModule {
  const written = writtenText(kind, fields['content'])
  return written ? { ...rendered, ...written } : rendered
}

/** By the names of the fields in the fragments of the two modules. */
function writtenText(kind: string, content: Value | undefined): object | undefined {
  if (kind === 'headline' && typeof content === 'string') return { content }
  if (kind !== 'text' || !Array.isArray(content)) return undefined
  return { richContent: richTextHtml(content as unknown as RichText) }
}
