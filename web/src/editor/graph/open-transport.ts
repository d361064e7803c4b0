import 'client-only'
import type { ContentLanguage } from '#graphql/content-language.ts'
import type { DocumentTransport } from '#editor/store/document-transport.ts'
import { graphTransport } from './graph-transport.ts'

type Opened = { slug: string; language: ContentLanguage; isRequested: boolean }

/** The draft of a container. With `isRequested` it is on its way while the editor is still loaded and compiled. */
export function openTransport({ slug, language, isRequested }: Opened): DocumentTransport {
  const transport = graphTransport(slug, language)
  let requested = isRequested ? transport.load() : undefined
  // Whoever asks for it gets the failure.
  requested?.catch(() => undefined)
  return {
    ...transport,
    load() {
      const loading = requested ?? transport.load()
      requested = undefined
      return loading
    },
  }
}
