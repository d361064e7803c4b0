import 'client-only'
import { DraftModulesDocument } from '#graphql/generated/graphql.ts'
import type { RenderCall } from '#editor/canvas/rendered/rendered-modules.ts'
import { callGraph } from './call-graph.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'

/** Asks the graph how modules look, each by itself: the columns of a section are filled by the editor. */
export function renderDraft(language: ContentLanguage): RenderCall {
  const locale = contentLocale(language)
  return async (modules) => {
    const input = {
      modules: modules.map(({ id, kind, fields }) => ({ moduleId: id, kind, fields })),
    }
    const { draftModules } = await callGraph(DraftModulesDocument, { locale, input })
    return new Map(draftModules?.map(({ moduleId, module }) => [moduleId, module ?? null]))
  }
}
