import 'client-only'
import type { ContentLanguage } from '#graphql/content-language.ts'
import type { DocumentTransport } from '#editor/store/document-transport.ts'
import { graphTransport } from './graph-transport.ts'

/** The draft of a container, which is requested at once: it is on its way while the editor is still loaded and compiled. */
export function openTransport(slug: string, language: ContentLanguage): DocumentTransport {
  const transport = graphTransport(slug, language)
  let requested: ReturnType<DocumentTransport['load']> | undefined = transport.load()
  // Whoever asks for it gets the failure.
  requested.catch(() => undefined)
  return {
    ...transport,
    load() {
      const loading = requested ?? transport.load()
      requested = undefined
      return loading
    },
  }
}
