import 'client-only'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { isEqual } from '@foyer/schema/documents/value.ts'
import { ofFirstScreen } from '#editor/canvas/rendered/of-first-screen.ts'
import type { RenderCall } from '#editor/canvas/rendered/rendered-modules.ts'
import type { LoadedDocument } from '#editor/store/document-transport.ts'

type Modules = Parameters<RenderCall>[0]
type Found = Awaited<ReturnType<RenderCall>>
type Early = { modules: Modules; found: Promise<Found | undefined> }

/**
 * Asks how the first modules of a draft look as soon as it is there, while the browser still compiles the editor. The first call gets that,
 * if it asks for just those modules; where changes were not sent yet, it asks itself, and so it does if the early one failed.
 */
export function renderEarly(draft: Promise<LoadedDocument>, render: RenderCall): RenderCall {
  let early: Promise<Early | undefined> | undefined = draft.then(
    ({ document }) => {
      const modules = ofFirstScreen(modulesInOrder(document))
      if (modules.length === 0) return undefined
      return { modules, found: render(modules).catch(() => undefined) }
    },
    () => undefined,
  )
  return async (modules) => {
    const first = await early
    early = undefined
    const found = first && isSame(first.modules, modules) ? await first.found : undefined
    return found ?? render(modules)
  }
}

const isSame = (some: Modules, others: Modules) => isEqual(shownOf(some), shownOf(others))

const shownOf = (modules: Modules) => modules.map(({ id, kind, fields }) => ({ id, kind, fields }))
