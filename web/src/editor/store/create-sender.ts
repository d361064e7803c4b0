import type { Operation } from '@foyer/schema/documents/operation.ts'
import { oncePaused } from '#lib/browser/keys/once-paused.ts'
import { onceIdle, tellsIdleTime } from '#lib/browser/once-idle.ts'
import type { ApplyReply } from './document-transport.ts'

/** The gateway takes requests of 256 KB; what is quoted in JSON needs some more. */
const maxRequestCharacters = 150_000
const maxOperations = 500
/**
 * Changes are drawn before they are sent, and words that are typed without a pause are sent together: a request and its reply take a slow
 * machine 50 ms.
 */
const waitBeforeSending = {
  pauseMs: 300,
  atMostMs: 3000,
  whenIdle: { atMostMs: 200, otherwiseMs: 40 },
}
/** A reply changes much of what is shown, and can wait for a key that is being drawn. */
const waitBeforeReply = { atMostMs: 200, otherwiseMs: 0 }
const backoffMs = [1000, 2000, 5000, 10_000, 15_000]

type Parts = {
  pending: () => readonly Operation[]
  /** Whether the last pending operation may still be extended. */
  isHeld: () => boolean
  send: (operations: readonly Operation[]) => Promise<ApplyReply>
  take: (reply: ApplyReply, sent: readonly Operation[]) => 'go-on' | 'retry' | 'stop'
}

/** Sends pending operations in order, one request at a time, and again after a failure. */
export function createSender({ pending, isHeld, send, take }: Parts) {
  let sending: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let cancelSoon: (() => void) | undefined
  let failures = 0
  /** After a failure, until it is tried again. */
  let isBlocked = false
  let isClosed = false

  const ready = () => {
    const operations = pending()
    return firstOf(isHeld() ? operations.slice(0, -1) : operations)
  }

  async function sendAll(isForced: boolean): Promise<void> {
    let operations = ready()
    for (let isFirst = isForced; isFirst || operations.length > 0; isFirst = false) {
      const reply = await send(operations)
      if (tellsIdleTime()) await idleTime()
      const outcome = take(reply, operations)
      isBlocked = outcome !== 'go-on'
      if (isClosed || outcome === 'stop') return
      if (outcome === 'retry') return waitForRetry()
      failures = 0
      // What was finished meanwhile waits for a pause as well.
      operations = cancelSoon ? [] : ready()
    }
  }

  function waitForRetry() {
    const waitMs = backoffMs[Math.min(failures++, backoffMs.length - 1)]
    clearTimeout(retry)
    retry = setTimeout(() => void flush({ isForced: true }), waitMs)
  }

  /** Sends what is pending. `isForced`: asks for the operations of others, also if nothing is. */
  async function flush({ isForced = false } = {}): Promise<void> {
    if (isClosed) return
    cancelSoon?.()
    cancelSoon = undefined
    if (sending) {
      await sending
      return isBlocked || ready().length === 0 ? undefined : flush()
    }
    clearTimeout(retry)
    sending = sendAll(isForced).finally(() => {
      sending = undefined
    })
    await sending
  }

  return {
    flush,
    /** Sends what is pending when it has been drawn and nobody types, or types for too long. */
    flushSoon() {
      cancelSoon ??= oncePaused(() => void flush(), waitBeforeSending)
    },
    close() {
      if (cancelSoon) void flush()
      isClosed = true
      clearTimeout(retry)
    },
  }
}

/** The first operations, as many as one request may hold. */
function firstOf(operations: readonly Operation[]): readonly Operation[] {
  let characters = 0
  const count = operations
    .slice(0, maxOperations)
    .findIndex(
      (operation) => (characters += JSON.stringify(operation).length) > maxRequestCharacters,
    )
  return operations.slice(0, count === -1 ? maxOperations : Math.max(1, count))
}

const idleTime = () => new Promise<void>((resolve) => onceIdle(resolve, waitBeforeReply))
