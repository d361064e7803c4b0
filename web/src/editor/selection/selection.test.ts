import { expect, test } from 'vitest'
import { createSelection } from './selection.ts'

test('E-03 while several are selected, none is alone, until that is ended', () => {
  const selection = createSelection()
  selection.select('one')
  selection.setSeveral(true)
  expect(selection.alone()).toBeUndefined()
  selection.toggle('two')
  selection.toggle('one')
  expect(selection.all()).toEqual(['two'])
  selection.setSeveral(false)
  expect(selection.alone()).toBe('two')
})

test('E-03 selecting several ends once nothing is selected, or a module alone is chosen', () => {
  const selection = createSelection()
  selection.setSeveral(true)
  expect(selection.isSeveral()).toBe(false)
  for (const end of [
    () => selection.toggle('one'),
    () => selection.select('one'),
    () => selection.select(null),
  ]) {
    selection.select('one')
    selection.setSeveral(true)
    expect(selection.isSeveral()).toBe(true)
    end()
    expect(selection.isSeveral()).toBe(false)
  }
})

test('E-03 whoever listens learns that several are selected from now on', () => {
  const selection = createSelection()
  selection.select('one')
  const heard: boolean[] = []
  selection.subscribe(() => heard.push(selection.isSeveral()))
  selection.setSeveral(true)
  selection.setSeveral(true)
  selection.setSeveral(false)
  expect(heard).toEqual([true, false])
})
