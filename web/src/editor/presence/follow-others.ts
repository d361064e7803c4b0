import 'client-only'
import { type DocumentKey, findPublication } from '#editor/publish/publication-calls.ts'
import { type Selection, wholePage } from '#editor/selection/selection.ts'
import type { DocumentStore } from '#editor/store/document-store.ts'
import type { DocumentEditor } from './document-editor.ts'
import {
  type Presence,
  type PresenceSubscription,
  subscribePresence,
} from './subscribe-presence.ts'

/** Who else has the document open. */
export type Others = {
  current(): readonly DocumentEditor[]
  subscribe(listener: () => void): () => void
  /** Announces this tab, and listens. */
  begin(): void
  close(): void
}

type Followed = {
  store: Pick<
    DocumentStore,
    'number' | 'synchronize' | 'publication' | 'learnPublication' | 'saveState'
  >
  selection: Selection
}
type Calls = { subscribe: typeof subscribePresence; findPublication: typeof findPublication }

/**
 * Says to others where one is, and gets what they change as soon as the stream tells of it, without asking again and again. Their changes
 * are merged by the store, so nobody's caret moves.
 */
export function followOthers(
  key: DocumentKey,
  { store, selection }: Followed,
  calls: Calls = { subscribe: subscribePresence, findPublication },
): Others {
  let others: readonly DocumentEditor[] = []
  const listeners = new Set<() => void>()

  let presence: PresenceSubscription | undefined

  function hear(news: Presence): void {
    others = news.editors
    for (const listener of listeners) listener()
    void catchUp(news)
  }

  async function catchUp({ isLost, number, versionNumber }: Presence): Promise<void> {
    // The origin says why, so that the log-in can be offered.
    if (isLost) return store.synchronize()
    // Whoever hears of the document is logged in again, in another tab or window.
    if (store.saveState().status === 'logged-out') await store.synchronize()
    if (number === null) return undefined
    // What is on its way already may contain it; what does not is asked for.
    for (let attempt = 0; attempt < 2 && store.number() < number; attempt++) {
      await store.synchronize()
    }
    if (store.publication().versionNumber === versionNumber) return undefined
    // Told again with the next event, if it fails now.
    const found = await calls.findPublication(key).catch(() => undefined)
    return found && store.learnPublication(found)
  }

  const leaving = new AbortController()
  const tell = () => {
    const selected = selection.current()
    const field = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field']
    const moduleId = selected === wholePage ? null : selected
    presence?.focus({ moduleId, field: field ?? null })
  }
  const stopSelection = selection.subscribe(tell)
  document.addEventListener('focusin', tell, { signal: leaving.signal })

  return {
    current: () => others,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin() {
      presence ??= calls.subscribe({ slug: key.slug, locale: key.language }, hear)
      tell()
    },
    close() {
      leaving.abort()
      stopSelection()
      presence?.stop()
    },
  }
}
