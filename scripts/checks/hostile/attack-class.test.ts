import { expect, test } from 'vitest'
import { attackClasses, listClasses, sumClasses } from './attack-class.ts'
import { withTable } from './security-page.ts'

const noted = [
  { title: 'X-09: b', notes: { tried: '3', held: '2' } },
  { title: 'X-09: a', notes: { tried: '1', held: '1' } },
  { title: 'X-09: b', notes: { tried: '2', held: '2' } },
]

test('several runs are one line for each class', () => {
  const classes = sumClasses(attackClasses(noted))
  expect(classes).toEqual([
    { name: 'X-09: a', tried: 1, held: 1 },
    { name: 'X-09: b', tried: 5, held: 4 },
  ])
  expect(listClasses(classes)).toContain('     4 of      5  X-09: b')
})

test('a test that noted nothing withstood nothing', () => {
  expect(attackClasses([{ title: 'c', notes: {} }])).toEqual([{ name: 'c', tried: 0, held: 0 }])
})

test('the table of the security page is replaced, and nothing else', () => {
  const page = 'before\n<!-- table -->\nold\n<!-- /table -->\nafter\n'
  const written = withTable(page, { classes: sumClasses(attackClasses(noted)), day: '2026-11-22' })
  expect(written).toMatch(/^before\n<!-- table -->\n/)
  expect(written).toContain('| X-09: b | 5 | 4 |')
  expect(written).not.toContain('old')
  expect(written).toMatch(/<!-- \/table -->\nafter\n$/)
  expect(() => withTable('no marks', { classes: [], day: '' })).toThrow(/table/)
})
