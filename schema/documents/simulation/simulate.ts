import type { Operation } from '@foyer/schema/documents/operation.ts'
import { confirm, edit, reject, startSession } from '@foyer/schema/documents/editing-session.ts'
import type { EditingSession } from '@foyer/schema/documents/editing-session.ts'
import { emptyDocument } from '@foyer/schema/documents/document.ts'
import {
  emptyHistory,
  forget,
  record,
  redo,
  undo,
  type UndoHistory,
} from '@foyer/schema/documents/undo/undo-history.ts'
import { InMemoryOrigin, type Reply, type Request } from './in-memory-origin.ts'
import { randomOperation, type Context } from './random-operation.ts'
import { seededRandom } from './seeded-random.ts'

export type Editor = {
  name: string
  session: EditingSession
  history: UndoHistory
  made: Operation[]
  /** Operations that a response without rejections has acknowledged. */
  acknowledged: Set<string>
}

type Message = { editor: Editor; request: Request }

/**
 * Two to five editors work on one document at the same time. Requests and replies are lost, doubled, late and reordered, sessions end,
 * the origin fails before or after it has applied a request, and is killed with all requests that are on their way. In the end everything
 * is delivered. Counts what has happened, so that a test can assert it.
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
  const faults = { lost: 0, doubled: 0, killed: 0, 401: 0, 409: 0, 500: 0 }
  let requests: Message[] = []
  let replies: (Message & { reply: Reply })[] = []

  function deliverRequest() {
    const message = random.pick(requests)
    // A copy of a doubled request stays on its way.
    if (random.chance(0.15)) faults.doubled++
    else requests = requests.filter((other) => other !== message)
    if (isLost(0.1)) return
    const failure = random.chance(0.1) ? random.pick(['before', 'after'] as const) : undefined
    const reply = origin.receive(message.request, failure)
    if (reply.status !== 200) faults[reply.status]++
    if (!isLost(0.15)) replies.push({ ...message, reply })
  }

  function deliverReply() {
    const message = random.pick(replies)
    if (!random.chance(0.15)) replies = replies.filter((other) => other !== message)
    take(message)
    // Whoever is asked to log in does so, and sends the same again.
    if (message.reply.status === 401) origin.logIn(message.editor.name)
  }

  function isLost(probability: number): boolean {
    const lost = random.chance(probability)
    if (lost) faults.lost++
    return lost
  }

  function kill() {
    origin.restart()
    faults.killed++
    requests = []
    replies = []
  }

  for (let step = 0; step < steps; step++) {
    const editor = random.pick(editors)
    const action = random.below(10)
    if (action < 4) act(editor, context)
    else if (action < 6) requests.push({ editor, request: requestOf(editor, random.below(4) + 1) })
    else if (action < 8 && requests.length > 0) deliverRequest()
    else if (replies.length > 0) deliverReply()
    if (random.chance(0.02)) origin.logOut(editor.name)
    if (random.chance(0.02)) kill()
  }
  for (const { name } of editors) origin.logIn(name)
  const isBehind = ({ session }: Editor) =>
    session.pending.length > 0 || session.number < origin.log.length
  while (editors.some(isBehind)) {
    for (const editor of editors) {
      const request = requestOf(editor, Infinity)
      take({ editor, request, reply: origin.receive(request) })
    }
  }
  return { origin, editors, faults }
}

function act(editor: Editor, context: Context): void {
  const { random, createId } = context
  const stepBack = random.chance(0.15)
    ? undo(editor.history, createId)
    : random.chance(0.1)
      ? redo(editor.history, createId)
      : undefined
  const operation = stepBack?.operations[0] ?? randomOperation(editor.session.shown, context)
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
  const received = JSON.parse(JSON.stringify(reply)) as Reply
  if (!('rejections' in received)) return
  const { rejections, operations } = received
  if (rejections.length === 0) {
    for (const { id } of request.operations) editor.acknowledged.add(id)
  }
  editor.session = reject(confirm(editor.session, operations), rejections)
  const rejected = new Set(editor.session.rejected.map(({ operation }) => operation.id))
  editor.history = forget(editor.history, rejected)
}
