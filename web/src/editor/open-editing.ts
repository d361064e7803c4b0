import 'client-only'
import { announceSaving, createAnnouncer } from './announcer.ts'
import { createRenderedModules } from './canvas/rendered-modules.ts'
import type { EditedPage, Editing } from './editing-context.ts'
import { graphTransport } from './graph/graph-transport.ts'
import { renderDraft } from './graph/render-draft.ts'
import { createSelection } from './selection.ts'
import { openIndexedStorage } from './store/indexed-storage.ts'
import { openDocumentStore } from './store/open-document-store.ts'
import { hasUnsaved } from './store/save-state.ts'

/** How often the changes of others are asked for, while nothing is sent anyway. */
const synchronizeEveryMs = 15_000

/** Opens the draft of a page in this tab. Throws when it cannot be loaded. */
export async function openEditing(page: EditedPage): Promise<Editing> {
  const { slug, locale, account } = page
  const document = [slug, locale, account].join('.')
  const otherTabs = new BroadcastChannel(`foyer-editor.${document}`)
  const store = await openDocumentStore({
    transport: graphTransport(slug, locale),
    storage: await openIndexedStorage(document),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only, and takes no other argument
    onSaved: () => otherTabs.postMessage('saved'),
  })
  const rendered = createRenderedModules(renderDraft(locale))
  const announcer = createAnnouncer()
  const followed = [
    announceSaving(store, announcer),
    store.subscribe(() => rendered.update(store.document())),
  ]
  rendered.update(store.document())

  const left = new AbortController()
  const { signal } = left
  const synchronize = () => {
    if (globalThis.document.visibilityState === 'visible') void store.synchronize()
  }
  const timer = setInterval(synchronize, synchronizeEveryMs)
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
    selection: createSelection(),
    close() {
      left.abort()
      clearInterval(timer)
      otherTabs.close()
      for (const stop of followed) stop()
      announcer.close()
      rendered.close()
      store.close()
    },
  }
}
