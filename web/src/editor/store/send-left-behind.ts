import { confirm, reject, type RejectedOperation } from '@foyer/schema/documents/editing-session.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { createSender } from './create-sender.ts'
import type { ApplyReply, DocumentTransport } from './document-transport.ts'
import { invalidOperations } from './invalid-operations.ts'
import type { OperationStorage, StoredWork } from '#editor/store/storage/operation-storage.ts'
import { pendingSession, rebase } from './resume-session.ts'

type Parts = {
  transport: DocumentTransport
  storage: Pick<OperationStorage, 'forget'>
  /** The origin has answered to all of a tab: what was not rejected is in the draft. */
  onSettled: (rejected: readonly RejectedOperation[]) => void
}

/**
 * Sends what further tabs have left that are gone, of each by itself, since it is based on what that tab had seen. It stays in the browser until
 * the origin has answered.
 */
export function sendLeftBehind(works: readonly StoredWork[], parts: Parts) {
  const senders = works.map((work) => senderOf(work, parts))
  return {
    /** Tries again what had to stop. */
    flush: () => {
      for (const sender of senders) void sender.flush()
    },
    close: () => {
      for (const sender of senders) sender.close()
    },
  }
}

function senderOf(work: StoredWork, { transport, storage, onSettled }: Parts) {
  let session = pendingSession(work)

  async function reload() {
    const { document, number } = await transport.load()
    session = rebase(session, { confirmed: document, number })
  }

  function learn(reply: ApplyReply, sent: readonly Operation[]): 'go-on' | 'retry' | 'stop' {
    switch (reply.type) {
      case 'applied':
        session = confirm(session, reply.operations)
        return 'go-on'
      case 'conflict':
        session = reject(confirm(session, reply.operations), reply.rejections)
        return 'go-on'
      case 'invalid':
        session = reject(session, invalidOperations(sent, reply.fields))
        return 'go-on'
      case 'outdated':
        reload().catch(console.warn)
        return 'retry'
      case 'unavailable':
        return 'retry'
      case 'logged-out':
      case 'forbidden':
        return 'stop'
    }
  }

  return createSender({
    pending: () => session.pending,
    isHeld: () => false,
    send: (operations) => transport.apply(session.number, operations),
    take(reply, sent) {
      const outcome = learn(reply, sent)
      if (outcome === 'go-on' && session.pending.length === 0) {
        onSettled(session.rejected)
        storage.forget([work]).catch(console.warn)
      }
      return outcome
    },
  })
}
