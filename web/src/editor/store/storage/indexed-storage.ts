import 'client-only'
import { type DBSchema, openDB } from 'idb'
import type { OperationStorage, StoredWork } from './operation-storage.ts'
import { createWorkWriter, readWork, type WorkRecord } from './work-records.ts'

const databaseName = 'foyer-editor'

/** Only the first record of a tab is found by its document. */
interface Schema extends DBSchema {
  work: { key: string; value: WorkRecord; indexes: { document: string } }
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
  const writer = createWorkWriter({ tab, document })

  return {
    async save(work) {
      try {
        const writing = database.transaction('work', 'readwrite')
        const requests = writer.changedRecords(work).map((record) => writing.store.put(record))
        // At once: a tab that ends now would abort it otherwise.
        writing.commit()
        await Promise.all([...requests, writing.done])
      } catch (error) {
        writer.forget()
        throw error
      }
    },
    async adopt() {
      const reading = database.transaction('work')
      const tabs = await reading.store.index('document').getAllKeys(document)
      const found = await Promise.all(
        tabs.map(async (gone) => readWork(gone, await reading.store.getAll(recordsOf(gone)))),
      )
      const held = await heldLocks()
      const left = found.flatMap((work, index) => {
        const gone = tabs[index]!
        if (!work || held.has(lockName(gone))) return []
        tabOf.set(work, gone)
        return [work]
      })
      return left.toSorted((one, other) => other.savedAt - one.savedAt)
    },
    async forget(adopted) {
      const writing = database.transaction('work', 'readwrite')
      const tabs = adopted.flatMap((work) => tabOf.get(work) ?? [])
      const deletions = tabs.map((gone) => writing.store.delete(recordsOf(gone)))
      await Promise.all([...deletions, writing.done])
    },
  }
}

/** The keys of all records of a tab. */
const recordsOf = (tab: string) => IDBKeyRange.bound(tab, `${tab}.\uffff`)

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
