import 'client-only'
import { announceSaving, createAnnouncer } from './frame/announcer.ts'
import { createRenderedModules } from './canvas/rendered-modules.ts'
import type { EditedPage, Editing } from './editing-context.ts'
import { graphTransport } from './graph/graph-transport.ts'
import { renderDraft } from './graph/render-draft.ts'
import { followOthers } from './presence/follow-others.ts'
import { createSelection } from './selection.ts'
import { openIndexedStorage } from './store/indexed-storage.ts'
import { openDocumentStore } from './store/open-document-store.ts'
import { hasUnsaved } from './store/save-state.ts'
import { createTextTools } from './in-place/text-tools.ts'

/** Opens the draft of a page in this tab. Throws when it cannot be loaded. */
export async function openEditing(page: EditedPage): Promise<Editing> {
  const { slug, language, account } = page
  const document = [slug, language, account].join('.')
  const otherTabs = new BroadcastChannel(`foyer-editor.${document}`)
  const store = await openDocumentStore({
    transport: graphTransport(slug, language),
    storage: await openIndexedStorage(document),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only, and takes no other argument
    onSaved: () => otherTabs.postMessage('saved'),
  })
  const rendered = createRenderedModules(renderDraft(language))
  const announcer = createAnnouncer()
  const followed = [
    announceSaving(store, announcer),
    store.subscribe(() => rendered.update(store.document())),
  ]
  rendered.update(store.document())

  const selection = createSelection()
  const others = followOthers(page, { store, selection })
  const left = new AbortController()
  const { signal } = left
  const synchronize = () => {
    if (globalThis.document.visibilityState === 'visible') void store.synchronize()
  }
  otherTabs.addEventListener('message', synchronize)
  addEventListener('online', synchronize, { signal })
  globalThis.document.addEventListener('visibilitychange', synchronize, { signal })
  addEventListener(
    'beforeunload',
    (event) => {
      if (hasUnsaved(store.saveState())) event.preventDefault()
    },
    { signal },
  )

  return {
    page,
    store,
    rendered,
    announcer,
    selection,
    textTools: createTextTools(),
    others,
    close() {
      left.abort()
      others.close()
      otherTabs.close()
      for (const stop of followed) stop()
      announcer.close()
      rendered.close()
      store.close()
    },
  }
}
