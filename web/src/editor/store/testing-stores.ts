import { emptyDocument } from '@foyer/schema/documents/document.ts'
import type { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import type { ApplyReply, DocumentTransport } from './document-transport.ts'
import {
  type OperationStorage,
  type StoredWork,
  withUnfinished,
} from '#editor/store/storage/operation-storage.ts'

/** What happens to the next request: it fails before or after the origin has applied it, or the session has ended. */
export type Fault = 'before' | 'after' | 'logged-out' | undefined

/** A transport to an origin in memory, whose requests fail as `faults` says, one after the other. */
export function transportTo(origin: InMemoryOrigin, faults: Fault[] = [], author = 'Anna') {
  const requests: { since: number; operations: number }[] = []
  const transport: DocumentTransport = {
    load: async () => ({
      document: origin.log.length === 0 ? emptyDocument : origin.document,
      number: origin.log.length,
      publication: { versionNumber: null, isChanged: false, schedules: [] },
    }),
    async apply(since, operations): Promise<ApplyReply> {
      requests.push({ since, operations: operations.length })
      const fault = faults.shift()
      await Promise.resolve()
      if (fault === 'logged-out') return { type: 'logged-out' }
      const reply = origin.receive({ author, since, operations }, fault)
      if (!('operations' in reply)) {
        return { type: reply.status === 401 ? 'logged-out' : 'unavailable' }
      }
      const { status, rejections, operations: logged } = reply
      if (status === 200) return { type: 'applied', operations: logged }
      return { type: 'conflict', rejections, operations: logged }
    },
  }
  return { transport, requests }
}

/** The storage of a browser: what tabs that are gone have left is adopted by the next one. */
export function browserStorage() {
  let left: StoredWork[] = []
  return {
    left: () => left,
    openTab(): OperationStorage & { kill: () => void } {
      let own: StoredWork | undefined
      return {
        save: async (work) => {
          own = structuredClone(work)
        },
        adopt: async () => left,
        forget: async (adopted) => {
          left = left.filter((work) => !adopted.includes(work))
        },
        kill: () => {
          if (own) left = [withUnfinished(own), ...left]
        },
      }
    },
  }
}
