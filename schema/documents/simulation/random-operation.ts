import {
  modulesInOrder,
  siblingsAt,
  subtreeOf,
  type ContentDocument,
  type DocumentModule,
  type Place,
} from '@foyer/schema/documents/document.ts'
import { duplicate } from '@foyer/schema/documents/duplicate.ts'
import type { Operation, OperationOf } from '@foyer/schema/documents/operation.ts'
import { rankBetween, ranksFor } from '@foyer/schema/documents/rank.ts'
import { isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'
import type { Random } from './seeded-random.ts'

export type Context = { random: Random; createId: () => string }

/** A paragraph with a text that no other one has. */
export function paragraph(text: string): Value {
  return { type: 'paragraph', children: [{ text }] }
}

/** An operation that an editor could make on what is shown; undefined if the drawn one is not possible. */
export function randomOperation(
  document: ContentDocument,
  context: Context,
): Operation | undefined {
  const { random } = context
  const modules = modulesInOrder(document)
  const module = modules.length > 0 ? random.pick(modules) : undefined
  const type = random.pick([
    'add',
    'change',
    'change',
    'change',
    'move',
    'remove',
    'duplicate',
    'title',
  ])
  if (type === 'title') return changeTitle(document, context)
  if (type === 'add' || !module) return addModule(document, context)
  const id = context.createId()
  if (type === 'remove') {
    if (random.chance(0.5)) return undefined
    return { id, type, module: module.id, before: subtreeOf(document, module.id) }
  }
  if (type === 'move') {
    const after = randomPlace(document, { kind: module.kind, context })
    return { id, type, module: module.id, before: module.place, after }
  }
  if (type === 'duplicate') {
    if (modules.length > 12) return undefined
    const place = randomPlace(document, { kind: module.kind, context })
    return duplicate(document, { module: module.id, place, createId: context.createId })
  }
  return { id, type: 'change', module: module.id, ...randomChange(module.fields, context) }
}

function changeTitle(document: ContentDocument, { createId }: Context): Operation {
  return {
    id: createId(),
    type: 'change',
    module: null,
    path: ['title'],
    before: document.fields.title,
    after: `Title ${createId()}`,
  }
}

function addModule(document: ContentDocument, context: Context): Operation {
  const { random, createId } = context
  const kind = random.pick(['headline', 'text', 'faq', 'section'])
  const added: DocumentModule = {
    kind,
    version: 1,
    place: randomPlace(document, { kind, context }),
    fields: fieldsOf(kind, context),
  }
  const module = createId()
  return { id: createId(), type: 'add', module, modules: { [module]: added } }
}

function fieldsOf(kind: string, { createId }: Context): Values {
  if (kind === 'headline') return { content: createId(), headline_level: 2 }
  if (kind === 'text') return { content: [paragraph(createId()), paragraph(createId())] }
  if (kind === 'faq') return { items: { [createId()]: itemOf(createId(), ranksFor(1)[0]!) } }
  return { layout: '50-50' }
}

function itemOf(text: string, rank: string): Values {
  return { rank, fields: { question: text, answer: [paragraph(`${text} answer`)] } }
}

function randomPlace(
  document: ContentDocument,
  { kind, context: { random } }: { kind: string; context: Context },
): Place {
  const sections = modulesInOrder(document).filter((module) => module.kind === 'section')
  const isInSection = kind !== 'section' && sections.length > 0 && random.chance(0.4)
  const parent = isInSection ? random.pick(sections).id : null
  const column = isInSection ? random.below(2) : null
  const ranks = siblingsAt(document, { parent, column }).map(({ place }) => place.rank)
  const position = random.below(ranks.length + 1)
  const [before, after] = [ranks[position - 1] ?? null, ranks[position] ?? null]
  const rank =
    before === after && before !== null ? before : rankBetween(before, after, random.next)
  return { parent, column, rank }
}

type ValueChange = Pick<OperationOf<'change'>, 'path' | 'before' | 'after'>

function randomChange(fields: Values, { random, createId }: Context): ValueChange {
  const name = random.pick(Object.keys(fields))
  const before = fields[name]
  if (name === 'headline_level') return { path: [name], before, after: 2 + random.below(3) }
  if (Array.isArray(before)) {
    return { path: [name], before, after: changeBlocks(before, { random, createId }) }
  }
  if (isRecord(before)) return changeItems(before, { random, createId })
  return { path: [name], before, after: `Changed ${createId()}` }
}

function changeBlocks(blocks: readonly Value[], { random, createId }: Context): Value {
  const at = random.below(blocks.length + 1)
  const added = random.chance(0.8) ? [paragraph(createId())] : []
  return [...blocks.slice(0, at), ...added, ...blocks.slice(at + random.below(2))]
}

function changeItems(items: Values, context: Context): ValueChange {
  const { random, createId } = context
  const ids = Object.keys(items)
  if (ids.length === 0 || random.chance(0.3)) {
    const after = itemOf(createId(), rankBetween(null, null, random.next))
    return { path: ['items', createId()], before: undefined, after }
  }
  const id = random.pick(ids)
  const item = items[id] as { rank: string; fields: Values }
  if (random.chance(0.2)) return { path: ['items', id], before: item, after: undefined }
  if (random.chance(0.2)) {
    const after = rankBetween(item.rank, null, random.next)
    return { path: ['items', id, 'rank'], before: item.rank, after }
  }
  const inner = randomChange(item.fields, context)
  return { ...inner, path: ['items', id, 'fields', ...inner.path] }
}
