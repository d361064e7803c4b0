import { expect, test } from 'vitest'
import type { ContentDocument } from './document.ts'
import { confirm, edit, startSession } from './editing-session.ts'
import type { Operation } from './operation.ts'

const module = (rank: string) => ({
  kind: 'headline',
  version: 1,
  place: { parent: null, column: null, rank },
  fields: { content: 'Haus' },
})
const document: ContentDocument = { fields: {}, modules: { m1: module('a0'), m2: module('a1') } }
const change: Operation = {
  id: 'o1',
  type: 'change',
  module: 'm1',
  path: ['content'],
  before: 'Haus',
  after: 'Häuser',
}
/** As it comes from the origin. */
const logged = (number: number, operation: Operation) => ({
  number,
  operation: structuredClone(operation),
  author: 'Anna',
  at: '2026-11-28T12:00:00Z',
})

test('E-03 what was written here comes back as the same objects, so that nothing is drawn again', () => {
  const edited = edit(startSession(document, 0), change)
  const confirmed = confirm(edited, [logged(1, change)])
  expect(confirmed.pending).toEqual([])
  expect(confirmed.confirmed.modules['m1']!.fields).toEqual({ content: 'Häuser' })
  expect(confirmed.shown.modules).toBe(edited.shown.modules)
})

test('E-03 what somebody else has written is another object, and all others are the same', () => {
  const edited = edit(startSession(document, 0), change)
  const ofOthers: Operation = { ...change, id: 'o2', module: 'm2', after: 'Theater' }
  const confirmed = confirm(edited, [logged(1, ofOthers), logged(2, change)])
  expect(confirmed.shown.modules['m2']!.fields).toEqual({ content: 'Theater' })
  expect(confirmed.shown.modules['m1']).toBe(edited.shown.modules['m1'])
})
