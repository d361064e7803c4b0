import type { Operation } from '@foyer/schema/documents/operation.ts'
import { confirm, edit, refuse, startSession } from '@foyer/schema/documents/editing-session.ts'
import type { EditingSession } from '@foyer/schema/documents/editing-session.ts'
import { emptyDocument } from '@foyer/schema/documents/document.ts'
import {
  emptyHistory,
  forget,
  record,
  redo,
  undo,
  type UndoHistory,
} from '@foyer/schema/documents/undo-history.ts'
import { InMemoryOrigin, type Reply, type Request } from './in-memory-origin.ts'
import { randomOperation, type Context } from './random-operation.ts'
import { seededRandom } from './seeded-random.ts'

export type Editor = {
  name: string
  session: EditingSession
  history: UndoHistory
  made: Operation[]
  /** Operations that a response without refusals has acknowledged. */
  acknowledged: Set<string>
}

type Message = { editor: Editor; request: Request }

/**
 * Two to five editors work on one document at the same time. Requests and replies are lost, doubled, late and reordered, the origin
 * fails before or after it has applied a request, and is restarted. In the end everything is delivered.
 */
export function simulate(seed: number, steps = 120) {
  const random = seededRandom(seed)
  let ids = 0
  const context: Context = { random, createId: () => `${seed}-${++ids}` }
  const origin = new InMemoryOrigin()
  const editors: Editor[] = Array.from({ length: 2 + random.below(4) }, (_, index) => ({
    name: `editor ${index}`,
    session: startSession(emptyDocument, 0),
    history: emptyHistory,
    made: [],
    acknowledged: new Set(),
  }))
  let requests: Message[] = []
  let replies: (Message & { reply: Reply })[] = []

  function deliverRequest() {
    const message = random.pick(requests)
    // A copy of a doubled request stays on its way.
    if (!random.chance(0.15)) requests = requests.filter((other) => other !== message)
    if (random.chance(0.1)) return
    const reply = origin.receive(message.request)
    if (random.chance(0.15)) return
    replies.push({ ...message, reply })
  }

  function deliverReply() {
    const message = random.pick(replies)
    if (!random.chance(0.15)) replies = replies.filter((other) => other !== message)
    take(message)
  }

  for (let step = 0; step < steps; step++) {
    const editor = random.pick(editors)
    const action = random.below(10)
    if (action < 4) act(editor, context)
    else if (action < 6) requests.push({ editor, request: requestOf(editor, random.below(4) + 1) })
    else if (action < 8 && requests.length > 0) deliverRequest()
    else if (replies.length > 0) deliverReply()
    if (random.chance(0.02)) origin.restart()
  }
  const isBehind = ({ session }: Editor) =>
    session.pending.length > 0 || session.number < origin.log.length
  while (editors.some(isBehind)) {
    for (const editor of editors) {
      const request = requestOf(editor, Infinity)
      take({ editor, request, reply: origin.receive(request) })
    }
  }
  return { origin, editors }
}

function act(editor: Editor, context: Context): void {
  const { random, createId } = context
  const stepBack = random.chance(0.15)
    ? undo(editor.history, createId())
    : random.chance(0.1)
      ? redo(editor.history, createId())
      : undefined
  const operation = stepBack?.operation ?? randomOperation(editor.session.shown, context)
  if (!operation) return
  editor.made.push(operation)
  editor.history = stepBack?.history ?? record(editor.history, operation)
  editor.session = edit(editor.session, operation)
}

function requestOf({ name, session }: Editor, most: number): Request {
  return { author: name, since: session.number, operations: session.pending.slice(0, most) }
}

function take({ editor, request, reply }: Message & { reply: Reply }): void {
  // What travels is JSON.
  const { refusals, operations } = JSON.parse(JSON.stringify(reply)) as Reply
  if (refusals.length === 0) {
    for (const { id } of request.operations) editor.acknowledged.add(id)
  }
  editor.session = refuse(confirm(editor.session, operations), refusals)
  const refused = new Set(editor.session.refused.map(({ operation }) => operation.id))
  editor.history = forget(editor.history, refused)
}
