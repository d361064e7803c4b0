import { describe, expect, test } from 'vitest'
import { apply, applyAll } from './apply.ts'
import { contentJson, emptyDocument, modulesInOrder, type ContentDocument } from './document.ts'
import { inverse } from './undo/inverse.ts'
import type { Operation } from './operation.ts'
import type { Value } from './value.ts'
import { operationsBetween } from './operations-between.ts'
import { paragraph, randomOperation } from './simulation/random-operation.ts'
import { seededRandom } from './simulation/seeded-random.ts'

const place = { parent: null, column: null, rank: 'a0' }
const newText = { kind: 'text', version: 1, place, fields: { content: [] } }
const rounds = process.env.FULL ? 3000 : 100

function contextOf(seed: number) {
  let ids = 0
  return { random: seededRandom(seed), createId: () => `${seed}-${++ids}` }
}

/** A document after some random operations, with these. */
function randomDocument(context: ReturnType<typeof contextOf>, count: number) {
  let document = emptyDocument
  const operations: Operation[] = []
  while (operations.length < count) {
    const operation = randomOperation(document, context)
    const applied = operation && apply(document, operation)
    if (!applied?.ok) continue
    document = applied.document
    operations.push(operation!)
  }
  return { document, operations }
}

describe('merging', () => {
  test('operations that do not conflict give the same document in any order', () => {
    let compared = 0
    for (let seed = 1; seed <= rounds; seed++) {
      const context = contextOf(seed)
      const { document } = randomDocument(context, 12)
      const concurrent: Operation[] = []
      for (let drawn = 0; drawn < 8; drawn++) {
        const operation = randomOperation(document, context)
        if (operation && !concurrent.some((other) => conflict(document, operation, other)))
          concurrent.push(operation)
      }
      const results = Array.from({ length: 6 }, () =>
        applyAll(document, context.random.shuffle(concurrent)),
      )
      const documents = results.flatMap((one) => (one.ok ? [contentJson(one.document)] : []))
      expect(new Set(documents).size, `seed ${seed}`).toBeLessThanOrEqual(1)
      if (documents.length === results.length && concurrent.length > 3) compared++
    }
    // Three changes of neighbouring paragraphs may conflict where each two of them do not.
    expect(compared).toBeGreaterThan(rounds * 0.8)
  })

  test('E-06: undoing everything gives the same bytes', () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const context = contextOf(seed)
      const { document, operations } = randomDocument(context, 30)
      const undone = applyAll(
        document,
        operations.toReversed().map((operation) => inverse(operation, context.createId())),
      )
      expect(undone.ok && contentJson(undone.document)).toBe(contentJson(emptyDocument))
    }
  })

  test('a document is turned into any earlier or later one, and back', () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const context = contextOf(seed)
      const { document: before } = randomDocument(context, 10)
      let after = before
      for (let count = 0; count < 15; count++) {
        const operation = randomOperation(after, context)
        const applied = operation && apply(after, operation)
        if (applied?.ok) after = applied.document
      }
      for (const [from, to] of [
        [before, after],
        [after, before],
      ] as const) {
        const operations = operationsBetween({ before: from, after: to }, context.createId)
        const turned = applyAll(from, operations)
        expect(turned.ok && contentJson(turned.document), `seed ${seed}`).toBe(contentJson(to))
      }
    }
  })
})

describe('two editors', () => {
  const before = [paragraph('Der Krug'), paragraph('ging entzwei')]
  const document: ContentDocument = {
    fields: { title: 'Haus' },
    modules: {
      text: { kind: 'text', version: 1, place, fields: { content: before, anchor: '' } },
      part: { kind: 'section', version: 1, place: { ...place, rank: 'a1' }, fields: {} },
    },
  }
  const change = (id: string, after: Value) =>
    ({ id, type: 'change', module: 'text', path: ['content'], before, after }) as Operation

  test('change two paragraphs of one text, and both are there', () => {
    const both = applyAll(document, [
      change('1', [paragraph('Der Topf'), before[1]!]),
      change('2', [before[0]!, paragraph('blieb ganz'), paragraph('weil')]),
    ])
    expect(both.ok && both.document.modules.text!.fields.content).toEqual(
      ['Der Topf', 'blieb ganz', 'weil'].map(paragraph),
    )
  })

  test('change the same paragraph: the first change is kept, and the rejection has all three texts', () => {
    const first = [paragraph('Der Topf'), before[1]!]
    const second = [paragraph('Die Schale'), before[1]!]
    expect(applyAll(document, [change('1', first), change('2', second)])).toEqual({
      ok: false,
      rejections: [
        {
          problem: 'value-changed',
          operation: '2',
          module: 'text',
          path: ['content'],
          base: before,
          current: first,
          incoming: second,
        },
      ],
    })
  })

  test('one removes what the other has changed: the text stays', () => {
    const remove: Operation = {
      id: '2',
      type: 'remove',
      module: 'text',
      before: { text: document.modules.text! },
    }
    const result = applyAll(document, [change('1', [paragraph('Neu')]), remove])
    expect(result).toMatchObject({ rejections: [{ problem: 'module-changed', module: 'text' }] })
  })

  test('a module that one removes from a section that the other has removed does not come back with it', () => {
    const inPart = { ...newText, place: { parent: 'part', column: 0, rank: 'a0' } }
    const both = { part: document.modules.part!, inner: inPart }
    const removed = applyAll(document, [
      { id: '1', type: 'add', module: 'inner', modules: { inner: inPart } },
      { id: '2', type: 'remove', module: 'part', before: both },
      { id: '3', type: 'remove', module: 'inner', before: { inner: inPart } },
      { id: '4', type: 'restore', module: 'part', modules: both },
    ])
    const present = removed.ok && modulesInOrder(removed.document).map(({ id }) => id)
    expect(present).toEqual(['text', 'part'])
  })

  test('a module that the document has forgotten since it was removed comes back from the operation', () => {
    const inner = { ...newText, place: { parent: 'part', column: 0, rank: 'a0' } }
    const both = { part: document.modules.part!, inner }
    const forgetful = { ...document, modules: { text: document.modules.text! } }
    const restore: Operation = { id: '1', type: 'restore', module: 'part', modules: both }
    const restored = apply(forgetful, restore)
    expect(restored).toEqual({
      ok: true,
      document: { ...document, modules: { ...document.modules, inner } },
    })
  })

  test('one changes what the other has removed, and gets a rejection', () => {
    const remove: Operation = {
      id: '1',
      type: 'remove',
      module: 'text',
      before: { text: document.modules.text! },
    }
    const result = applyAll(document, [remove, change('2', [paragraph('Neu')])])
    expect(result).toMatchObject({ rejections: [{ operation: '2', problem: 'removed' }] })
  })

  test('a change of nothing in a removed item does not bring the item back', () => {
    const path = ['items', 'a', 'fields', 'question']
    const changed = apply(document, {
      id: '1',
      type: 'change',
      module: 'text',
      path,
      before: 'x',
      after: 'x',
    })
    expect(changed).toEqual({ ok: true, document })
  })

  test.each([
    ['an unknown module', { type: 'restore', module: 'x', modules: {} }, 'unknown-module'],
    [
      'a name of JavaScript',
      { type: 'restore', module: '__proto__', modules: {} },
      'unknown-module',
    ],
    ['a text as section', { ...moveTo('text', 'text') }, 'unknown-section'],
    ['a section in itself', { ...moveTo('part', 'part') }, 'nested-section'],
    ['a taken id', { type: 'add', module: 'text', modules: { text: newText } }, 'id-taken'],
    ['nothing', { type: 'add', module: 'x', modules: {} }, 'broken-add'],
    [
      'two at once',
      { type: 'add', module: 'x', modules: { x: newText, y: newText } },
      'broken-add',
    ],
  ])('%s is rejected', (_, operation, problem) => {
    const result = apply(document, { id: '1', ...operation } as unknown as Operation)
    expect(result).toMatchObject({ ok: false, rejection: { problem } })
  })
})

function moveTo(module: string, parent: string) {
  return { type: 'move', module, before: place, after: { parent, column: 0, rank: 'a0' } }
}

function conflict(document: ContentDocument, one: Operation, other: Operation): boolean {
  return !applyAll(document, [one, other]).ok || !applyAll(document, [other, one]).ok
}
