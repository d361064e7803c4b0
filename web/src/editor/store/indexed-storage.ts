import 'client-only'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import type { OperationStorage, StoredWork } from './operation-storage.ts'

const databaseName = 'foyer-editor'

/**
 * The work of a tab, and by itself what the origin has confirmed: a whole page, which a key stroke does not change. Only the first is found by
 * its document.
 */
type Work = Omit<StoredWork, 'confirmed'> & {
  tab: string
  document: string
  /** As long as the tabs of earlier versions of the site are open they store it here. */
  confirmed?: ContentDocument
}
type Confirmed = { tab: string; confirmed: ContentDocument }

interface Schema extends DBSchema {
  work: { key: string; value: Work | Confirmed; indexes: { document: string } }
}

/**
 * Stores the work of this tab in IndexedDB. A tab holds a lock as long as it lives, so that the next one knows whose work
 * is left behind. `document` identifies the container, its language and the account.
 */
export async function openIndexedStorage(document: string): Promise<OperationStorage> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade(created) {
      created.createObjectStore('work', { keyPath: 'tab' }).createIndex('document', 'document')
    },
  })
  const tab = crypto.randomUUID()
  await holdLock(lockName(tab))
  const tabOf = new WeakMap<StoredWork, string>()
  let storedConfirmed: ContentDocument | undefined

  return {
    async save({ confirmed, ...work }) {
      const writing = database.transaction('work', 'readwrite')
      const requests: Promise<unknown>[] = [writing.store.put({ ...work, tab, document })]
      if (confirmed !== storedConfirmed) {
        storedConfirmed = confirmed
        requests.push(writing.store.put({ tab: keyOfConfirmed(tab), confirmed }))
      }
      // At once: a tab that ends now would abort it otherwise.
      writing.commit()
      await Promise.all([...requests, writing.done]).catch((error: unknown) => {
        storedConfirmed = undefined
        throw error
      })
    },
    async adopt() {
      const reading = database.transaction('work')
      const found = (await reading.store.index('document').getAll(document)) as Work[]
      const whole = await Promise.all(found.map((work) => withConfirmed(work, reading.store)))
      const held = await heldLocks()
      const left = whole.flatMap((work) => (work && !held.has(lockName(work.tab)) ? [work] : []))
      for (const work of left) tabOf.set(work, work.tab)
      return left.toSorted((one, other) => other.savedAt - one.savedAt)
    },
    async forget(adopted) {
      const writing = database.transaction('work', 'readwrite')
      const tabs = adopted.flatMap((work) => tabOf.get(work) ?? [])
      const keys = tabs.flatMap((gone) => [gone, keyOfConfirmed(gone)])
      await Promise.all([...keys.map((gone) => writing.store.delete(gone)), writing.done])
    },
  }
}

const keyOfConfirmed = (tab: string) => `${tab}.confirmed`

/** Both parts are written at once: without the other one there is nothing that could be taken over. */
async function withConfirmed(
  work: Work,
  store: IDBPObjectStore<Schema, ['work'], 'work'>,
): Promise<(Work & StoredWork) | undefined> {
  const stored = work.confirmed ? work : await store.get(keyOfConfirmed(work.tab))
  const confirmed = stored?.confirmed
  return confirmed && { ...work, confirmed }
}

const lockName = (tab: string) => `${databaseName}.${tab}`

/** Resolves when the lock is held; it is released when the tab is gone. */
function holdLock(name: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name))
}
