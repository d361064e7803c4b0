import type { ContentDocument, DocumentModule, Place } from '@foyer/schema/documents/document.ts'
import { apply } from '@foyer/schema/documents/apply.ts'
import { describe, expect, test } from 'vitest'
import { placeAt, positionOf, positionsFor, structureOf } from './page-structure.ts'

const module = (kind: string, place: Place, fields = {}): DocumentModule => ({
  kind,
  version: 1,
  place,
  fields,
})
const top = (rank: string): Place => ({ parent: null, column: null, rank })

const document: ContentDocument = {
  fields: {},
  modules: {
    a: module('text', top('a0')),
    s: module('section', top('a1'), { layout: '50-50' }),
    b: module('text', { parent: 's', column: 1, rank: 'a0' }),
    c: module('text', top('a2')),
  },
}

describe('E-03 the structure of a page', () => {
  test('lists modules by column, and those of columns that are gone in the last one', () => {
    expect(structureOf(document)).toEqual({
      top: ['a', 's', 'c'],
      pageColumns: undefined,
      columns: { s: [[], ['b']] },
    })
    const { s } = document.modules
    const narrow = { ...document.modules, s: { ...s!, fields: { layout: '100' } } }
    expect(structureOf({ ...document, modules: narrow }).columns).toEqual({ s: [['b']] })
  })

  test('adds behind the modules of columns that are gone where it is said, one after the other', () => {
    const inColumn = (column: number): Place => ({ parent: 's', column, rank: 'a0' })
    const { s } = document.modules
    const start = { s: s!, second: module('text', inColumn(1)), third: module('text', inColumn(2)) }
    const add = (written: ContentDocument, id: string, index: number): ContentDocument => {
      const place = placeAt(written, { parent: 's', column: 1, index })
      return {
        ...written,
        modules: Object.assign({}, written.modules, { [id]: module('text', place) }),
      }
    }
    let written: ContentDocument = { fields: {}, modules: start }
    written = add(written, 'x', 2)
    written = add(written, 'y', 3)
    written = add(written, 'between', 1)
    expect(structureOf(written).columns).toEqual({
      s: [[], ['second', 'between', 'third', 'x', 'y']],
    })
  })

  test('a module passes through every column in reading order, a section only between modules', () => {
    const structure = structureOf(document)
    const words = (isSection: boolean, id: string) =>
      positionsFor(structure, [id], isSection).map(
        ({ parent, column, index }) => `${parent ?? 'page'} ${column ?? ''} ${index}`,
      )
    expect(words(false, 'a')).toEqual(['page  0', 's 0 0', 's 1 0', 's 1 1', 'page  1', 'page  2'])
    expect(words(true, 's')).toEqual(['page  0', 'page  1', 'page  2'])
  })

  test('every position has a place that leads there', () => {
    for (const position of positionsFor(structureOf(document), ['a'], false)) {
      const after = placeAt(document, position, ['a'])
      const { place: before } = document.modules['a']!
      const moved = apply(document, { id: 'o', type: 'move', module: 'a', before, after })
      if (!moved.ok) throw new Error('The move was rejected')
      expect(positionOf(structureOf(moved.document), 'a')).toEqual(position)
    }
  })

  describe('in columns of the page', () => {
    const right = (rank: string): Place => ({ parent: null, column: 1, rank })
    const columns: ContentDocument = {
      fields: { layout: '50-50' },
      modules: {
        a: module('text', top('a3')),
        b: module('text', right('a0')),
        s: module('section', right('a1'), { layout: '100' }),
        c: module('text', { parent: 's', column: 0, rank: 'a0' }),
      },
    }

    test('modules are listed by column, and in one list once it has a single one', () => {
      expect(structureOf(columns)).toMatchObject({
        top: ['a', 'b', 's'],
        pageColumns: [['a'], ['b', 's']],
      })
      const single = { ...columns, fields: {} }
      expect(structureOf(single).pageColumns).toBeUndefined()
      expect(positionOf(structureOf(single), 's')).toEqual({ parent: null, column: null, index: 2 })
    })

    test('every position has a place that leads there, for texts and for sections', () => {
      for (const [id, isSection] of [
        ['a', false],
        ['b', false],
        ['s', true],
      ] as const) {
        const positions = positionsFor(structureOf(columns), [id], isSection)
        expect(positions.some(({ column }) => column === 0)).toBe(true)
        for (const position of positions) {
          const after = placeAt(columns, position, [id])
          const { place: before } = columns.modules[id]!
          const moved = apply(columns, { id: 'o', type: 'move', module: id, before, after })
          if (!moved.ok) throw new Error('The move was rejected')
          expect(positionOf(structureOf(moved.document), id)).toEqual(position)
        }
      }
    })

    test('while the page has one column a module is in that of the one above it', () => {
      const single = { ...columns, fields: {} }
      const at = (index: number) => placeAt(single, { parent: null, column: null, index })
      expect([0, 1, 2, 3].map((index) => at(index).column)).toEqual([null, null, 1, 1])
      expect(at(1).rank > 'a3').toBe(true)
      expect(at(2).rank > 'a0' && at(2).rank < 'a1').toBe(true)
    })
  })

  test('between equal ranks there is a place as well', () => {
    const modules = { a: module('text', top('a0')), b: module('text', top('a0')) }
    const twins = { fields: {}, modules }
    const position = { parent: null, column: null, index: 1 }
    expect(placeAt(twins, position).rank > 'a0').toBe(true)
  })
})
