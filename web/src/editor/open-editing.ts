import 'client-only'
import { isPresent } from '@foyer/schema/documents/document.ts'
import { announceSaving, createAnnouncer } from './frame/announcer.ts'
import { createUnfinishedWork } from './frame/unfinished/unfinished-work.ts'
import { followStructure } from './canvas/structure/current-structure.ts'
import { createRenderedModules } from './canvas/rendered/rendered-modules.ts'
import type { EditedPage, Editing } from './editing-context.ts'
import type { EditorTransport } from './graph/open-transport.ts'
import { leaveByDocument } from './frame/leave-by-document.ts'
import { createSharedSettings } from './pages/shared-settings-store.ts'
import { createEnteredSettings } from './panel/entered-settings.ts'
import { followOthers } from './presence/follow-others.ts'
import { isCmsPage, numberOfPage } from './header/page-address.ts'
import { createSelection, wholePage } from './selection/selection.ts'
import { followModules } from './store/module-changes.ts'
import { openIndexedStorage } from './store/storage/indexed-storage.ts'
import { createHeldTexts } from './store/held-texts.ts'
import { openDocumentStore } from './store/open-document-store.ts'
import { hasUnsaved } from './store/save-state.ts'
import { followKeys } from '#lib/browser/keys/key-presses.ts'
import { onceIdle } from '#lib/browser/once-idle.ts'
import { readSession, subscribeToSession } from '#graphql/session.ts'
import { createTextTools } from './in-place/text-tools.ts'

const afterFirstScreen = { atMostMs: 1000, otherwiseMs: 200 }
/** Others are told all the same, if it cannot be shown for so long. */
const firstScreenAtMostMs = 5000

/** Opens the draft of a page in this tab. Throws when it cannot be loaded. */
export async function openEditing(
  page: EditedPage,
  { transport, onOpened }: { transport: EditorTransport; onOpened: () => void },
): Promise<Editing> {
  const { slug, language, account } = page
  const document = [slug, language, account].join('.')
  const otherTabs = new BroadcastChannel(`foyer-editor.${document}`)
  const store = await openDocumentStore({
    transport,
    storage: await openIndexedStorage(document),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only, and takes no other argument
    onSaved: () => otherTabs.postMessage('saved'),
  })
  const heldTexts = createHeldTexts({ name: `foyer-editor.held.${document}`, in: sessionStorage })
  const modules = followModules(store)
  const structure = followStructure(store)
  const rendered = createRenderedModules(transport.render)
  const announcer = createAnnouncer()
  const unfinished = createUnfinishedWork()
  const sharedSettings = createSharedSettings({ number: numberOfPage(slug), language }, store)
  const enteredSettings = createEnteredSettings(sharedSettings)
  const followed = [
    announceSaving(store, announcer),
    store.subscribe(() => rendered.update(store.document())),
    // Somebody has logged in again in another tab: nothing has to be asked here.
    subscribeToSession(() => {
      if (readSession().status !== 'logged-in') return
      if (store.saveState().status === 'logged-out') void store.synchronize()
    }),
  ]
  rendered.update(store.document())

  /** Whether a text that breaks its rule is of something that is still there. */
  const hasHeld = () =>
    heldTexts.keys().some((key) => {
      const [module = ''] = key.split('/', 1)
      return module === '' || isPresent(store.document(), module)
    })

  const selection = createSelection()
  // The address of the settings of a page, as the origin names it (`settings_url`).
  if (isCmsPage(slug) && new URLSearchParams(location.search).has('settings')) {
    selection.select(wholePage)
  }
  // What was taken away, by undoing or by somebody else, has no form any more: using it would change what is gone.
  followed.push(
    store.subscribe(() => {
      const isThere = (id: string) => id === wholePage || isPresent(store.document(), id)
      const selected = selection.all()
      if (!selected.every(isThere)) selection.selectAll(selected.filter(isThere))
    }),
  )
  const others = followOthers(page, { store, selection })
  const left = new AbortController()
  const { signal } = left
  // What is not needed to see the page waits until it is seen.
  const followFirstScreen = async () => {
    const isLate = new Promise((resolve) => setTimeout(resolve, firstScreenAtMostMs))
    await Promise.race([rendered.firstScreen, isLate])
    if (signal.aborted) return
    const cancel = onceIdle(() => {
      store.storeDraft()
      others.begin()
      onOpened()
    }, afterFirstScreen)
    signal.addEventListener('abort', cancel)
  }
  void followFirstScreen()
  leaveByDocument(signal)
  followKeys(signal)
  const isVisible = () => globalThis.document.visibilityState === 'visible'
  const synchronize = () => {
    if (isVisible()) void store.synchronize()
  }
  otherTabs.addEventListener('message', synchronize)
  addEventListener('online', synchronize, { signal })
  globalThis.document.addEventListener(
    'visibilitychange',
    // Somebody who goes elsewhere may not come back: what waits for a pause is sent.
    () => void (isVisible() ? store.synchronize() : store.finishSaving()),
    { signal },
  )
  addEventListener(
    'beforeunload',
    (event) => {
      const isEntered = unfinished.isAny() || hasHeld() || enteredSettings.isAny()
      if (hasUnsaved(store.saveState()) || isEntered) event.preventDefault()
    },
    { signal },
  )

  return {
    page,
    store,
    sharedSettings,
    enteredSettings,
    heldTexts,
    modules,
    structure,
    rendered,
    announcer,
    selection,
    textTools: createTextTools(),
    others,
    unfinished,
    close() {
      left.abort()
      others.close()
      otherTabs.close()
      for (const stop of followed) stop()
      announcer.close()
      rendered.close()
      structure.close()
      modules.close()
      store.close()
    },
  }
}
