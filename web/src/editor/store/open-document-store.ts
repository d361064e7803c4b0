import {
  confirm,
  edit,
  type EditingSession,
  reject,
} from '@foyer/schema/documents/editing-session.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import {
  emptyHistory,
  forget,
  redo,
  undo,
  type UndoHistory,
} from '@foyer/schema/documents/undo/undo-history.ts'
import { endsStep, withChange } from './amend-session.ts'
import { createSender } from './create-sender.ts'
import { changeOf } from './change-of.ts'
import type { DocumentStore } from './document-store.ts'
import type { ApplyReply, DocumentTransport, InvalidField } from './document-transport.ts'
import { type Publication, publicationState } from './publication.ts'
import { recordStep } from './record-step.ts'
import { hasUnsent, rebase, resumeSession } from './resume-session.ts'
import { sendLeftBehind } from './send-left-behind.ts'
import { invalidOperations } from './invalid-operations.ts'
import type { OperationStorage } from '#editor/store/storage/operation-storage.ts'
import { type SaveState, nothingChanged } from './save-state.ts'
import { storableValue } from './storable-value.ts'

/** A pause in typing that ends a step. */
const stepPauseMs = 600
/** Always the same: who shows them has nothing to draw when there are still none. */
const noneInvalid: readonly InvalidField[] = []

type Parts = {
  transport: DocumentTransport
  storage: OperationStorage
  /** Called when changes were acknowledged, so that other tabs get them. */
  onSaved?: () => void
  createId?: () => string
  now?: () => number
}

/** Opens the draft with what an earlier tab has left. Throws when it cannot be loaded. */
export async function openDocumentStore({
  transport,
  storage,
  onSaved,
  createId = () => crypto.randomUUID(),
  now = Date.now,
}: Parts): Promise<DocumentStore> {
  const [left, loaded] = await Promise.all([storage.adopt(), transport.load()])
  const [latest, ...others] = left
  let session: EditingSession = resumeSession(left, loaded)
  let history: UndoHistory = latest?.history ?? emptyHistory
  let state: SaveState = hasUnsent(latest) ? { status: 'saving' } : nothingChanged
  let invalid = noneInvalid
  let publication: Publication = loaded.publication
  let isStepOpen = false
  let unfinished: Operation | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let further: ReturnType<typeof sendLeftBehind> | undefined
  const listeners = new Set<() => void>()

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const save = () => {
    const gone = new Set(session.rejected.map(({ operation }) => operation.id))
    if (gone.size > 0) history = forget(history, gone)
    const { shown: _, ...work } = session
    // What is not stored is still in memory, and is sent all the same.
    const stored = { ...work, history, savedAt: now(), ...(unfinished && { unfinished }) }
    storage.save(stored).catch(console.warn)
  }
  const setState = (next: SaveState) => {
    state = next
    notify()
  }

  const sender = createSender({
    pending: () => session.pending,
    isHeld: () => isStepOpen,
    send: (operations) => transport.apply(session.number, operations),
    take(reply, sent) {
      const outcome = take(reply, sent)
      if (outcome === 'go-on') further?.flush()
      return outcome
    },
  })

  /** Takes over a reply, and says whether to send what follows, the same again, or nothing for now. */
  function take(reply: ApplyReply, sent: readonly Operation[]): 'go-on' | 'retry' | 'stop' {
    switch (reply.type) {
      case 'applied':
        if (sent.length === 0 && reply.operations.length === 0 && state.status === 'saved') {
          return 'go-on'
        }
        session = confirm(session, reply.operations)
        if (reply.operations.length > 0) publication = { ...publication, isChanged: true }
        if (sent.length > 0) {
          invalid = noneInvalid
          onSaved?.()
        }
        settle()
        return 'go-on'
      case 'conflict':
        session = reject(confirm(session, reply.operations), reply.rejections)
        settle()
        return 'go-on'
      case 'invalid':
        invalid = reply.fields
        // Who wrote it gets it back with the reason: nothing is dropped without a word.
        session = reject(session, invalidOperations(sent, reply.fields))
        settle()
        return 'go-on'
      case 'outdated':
        reload().catch(console.warn)
        return 'retry'
      case 'unavailable':
        setState({ status: 'waiting' })
        return 'retry'
      case 'logged-out':
      case 'forbidden':
        setState({ status: reply.type })
        return 'stop'
    }
  }

  async function reload() {
    const { document, number } = await transport.load()
    session = rebase(session, { confirmed: document, number })
    notify()
  }

  function settle() {
    save()
    setState(session.pending.length === 0 ? { status: 'saved', at: now() } : { status: 'saving' })
  }

  /** What a tab has left is settled: shows what others have changed differently, and gets the rest. */
  function takeRejected(rejected: EditingSession['rejected']) {
    session = { ...session, rejected: [...session.rejected, ...rejected] }
    save()
    notify()
    void sender.flush({ isForced: true })
  }

  function endStep() {
    clearTimeout(pause)
    isStepOpen = false
    sender.flushSoon()
  }

  function perform(operations: readonly Operation[]) {
    endStep()
    session = operations.reduce<EditingSession>(edit, session)
    noteEdit()
  }

  function noteEdit() {
    // What could not be applied any more is a conflict, and there is nothing to save.
    if (session.pending.length > 0) state = { status: 'saving' }
    save()
    notify()
  }

  function step(by: typeof undo): Operation | undefined {
    endStep()
    const stepped = by(history, createId)
    if (!stepped) return undefined
    history = stepped.history
    perform(stepped.operations)
    return stepped.operations[0]
  }

  // What is taken over from an earlier tab is stored here before it is forgotten there; the draft by itself can wait.
  if (left.length > 0) save()
  const unsent = others.filter(hasUnsent)
  await storage.forget(left.filter((work) => !unsent.includes(work)))
  further = sendLeftBehind(unsent, { transport, storage, onSettled: takeRejected })
  further.flush()
  if (hasUnsent(latest)) void sender.flush()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    document: () => session.shown,
    saveState: () => state,
    next: (which) => history[which].at(-1),
    rejected: () => session.rejected,
    invalidFields: () => invalid,
    publication: () => publication,
    publicationState: () => publicationState(publication, session.pending.length > 0),
    number: () => session.number,
    edit(...operations) {
      const step = operations.length > 1 ? { step: createId() } : {}
      const steps = operations.map((operation) => ({ ...storableValue(operation), ...step }))
      history = steps.reduce(recordStep, history)
      perform(steps)
    },
    noteTyping(at, after) {
      const typed = changeOf(session.shown, { at, after, createId })
      if (!typed && !unfinished) return
      unfinished = typed
      save()
    },
    change(at, after) {
      unfinished = undefined
      const change = changeOf(session.shown, { at, after, createId })
      if (!change) return
      ;({ session, history } = withChange({ session, history, isStepOpen }, change))
      noteEdit()
      clearTimeout(pause)
      isStepOpen = !endsStep(change.after)
      if (isStepOpen) pause = setTimeout(endStep, stepPauseMs)
      else endStep()
    },
    undo: () => step(undo),
    redo: () => step(redo),
    updateHistory(update) {
      endStep()
      history = update(history)
      save()
      notify()
    },
    dismissRejected(id) {
      session = { ...session, rejected: session.rejected.filter((one) => one.operation.id !== id) }
      save()
      notify()
    },
    synchronize: () => sender.flush({ isForced: true }),
    async finishSaving() {
      endStep()
      await sender.flush()
      return session.pending.length === 0
    },
    learnPublication(learned) {
      publication = learned
      notify()
    },
    storeDraft: save,
    close() {
      clearTimeout(pause)
      sender.close()
      further?.close()
    },
  }
}
