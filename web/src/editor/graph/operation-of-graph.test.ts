import type { Operation } from '@foyer/schema/documents/operation.ts'
import { expect, test } from 'vitest'
import type { AcknowledgedFragment } from '#graphql/generated/graphql.ts'
import { operationForGraph, operationOfGraph } from './operation-of-graph.ts'

const place = { parent: 's', column: 1, rank: 'a0' }
const section = {
  kind: 'section',
  version: 1,
  place: { ...place, parent: null, column: null },
  fields: {},
}
const modules = { m: { kind: 'text', version: 1, place, fields: { anchor: 'x' } }, s: section }

const operations: Operation[] = [
  { id: 'o', type: 'add', module: 's', modules },
  { id: 'o', type: 'duplicate', source: 'x', module: 's', modules },
  { id: 'o', type: 'remove', module: 's', before: modules },
  { id: 'o', type: 'restore', module: 's', modules },
  { id: 'o', type: 'move', module: 'm', before: place, after: { ...place, rank: 'a1' } },
  { id: 'o', type: 'change', module: null, path: ['title'], before: null, after: undefined },
]

/** As the graph answers what it was sent. */
function acknowledged(operation: Operation): AcknowledgedFragment {
  const [[type, sent]] = Object.entries(operationForGraph(operation)) as [[string, object]]
  const { before, after, ...others } = sent as { before?: object; after?: object }
  const places = type === 'move' && { placeBefore: before, placeAfter: after }
  return {
    number: 7,
    at: '2026-11-23T17:00:00Z',
    operation: { type: type.toUpperCase(), ...others, before, after, ...places },
  } as unknown as AcknowledgedFragment
}

test.each(operations)('an operation of the type $type comes back as it was sent', (operation) => {
  expect(operationOfGraph(acknowledged(operation))).toEqual({
    number: 7,
    at: '2026-11-23T17:00:00Z',
    author: '',
    operation,
  })
})

test('a section is sent before the modules in it', () => {
  const { add } = operationForGraph(operations[0]!) as { add: { modules: { moduleId: string }[] } }
  expect(add.modules.map(({ moduleId }) => moduleId)).toEqual(['s', 'm'])
})

test('an operation that this site does not know is none', () => {
  const unknown = { ...acknowledged(operations[0]!) }
  unknown.operation = { ...unknown.operation, type: null }
  expect(operationOfGraph(unknown)).toBeUndefined()
})
