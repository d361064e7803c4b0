import 'client-only'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import type { RenderCall } from '#editor/canvas/rendered/rendered-modules.ts'
import type { DocumentTransport } from '#editor/store/document-transport.ts'
import { takeEarlyDraft } from '#graphql/early-draft.ts'
import { draftOfGraph, graphTransport } from './graph-transport.ts'
import { renderDraft } from './render-draft.ts'
import { renderEarly } from './render-early.ts'

/** How the editor reaches a draft, and asks how its modules look. */
export type EditorTransport = DocumentTransport & { render: RenderCall }

type Opened = { slug: string; language: ContentLanguage; isRequested: boolean }

/** The draft of a container. With `isRequested` it is on its way, with its first modules, while the editor is still loaded and compiled. */
export function openTransport({ slug, language, isRequested }: Opened): EditorTransport {
  const transport = graphTransport(slug, language)
  const early = takeEarlyDraft({ slug, locale: contentLocale(language) })
  const findDraft = () =>
    early?.then(
      (response) => draftOfGraph(slug, response),
      // Requested again, by what notices that a session has ended, and renews a token. Not for another full timeout.
      (error: unknown) => (hasTimedOut(error) ? Promise.reject(error as Error) : transport.load()),
    ) ?? transport.load()
  let requested = isRequested ? findDraft() : undefined
  // Whoever asks for it gets the failure.
  requested?.catch(() => undefined)
  const render = renderDraft(language)
  return {
    ...transport,
    render: requested ? renderEarly(requested, render) : render,
    load() {
      const loading = requested ?? transport.load()
      requested = undefined
      return loading
    },
  }
}

const hasTimedOut = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.name === 'TimeoutError'
