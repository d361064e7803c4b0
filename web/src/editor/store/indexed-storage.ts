import 'client-only'
import { type DBSchema, openDB } from 'idb'
import type { OperationStorage, StoredWork } from './operation-storage.ts'

const databaseName = 'foyer-editor'

type Record = StoredWork & { tab: string; document: string }

interface Schema extends DBSchema {
  work: { key: string; value: Record; indexes: { document: string } }
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
  let adopted: string[] = []

  return {
    async save(work) {
      await database.put('work', { ...work, tab, document })
    },
    async adopt() {
      const found = await database.getAllFromIndex('work', 'document', document)
      const held = await heldLocks()
      const left = found.filter((work) => !held.has(lockName(work.tab)))
      adopted = left.map((work) => work.tab)
      return left.toSorted((one, other) => other.savedAt - one.savedAt)
    },
    async forgetAdopted() {
      const writing = database.transaction('work', 'readwrite')
      await Promise.all([...adopted.map((gone) => writing.store.delete(gone)), writing.done])
      adopted = []
    },
  }
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
