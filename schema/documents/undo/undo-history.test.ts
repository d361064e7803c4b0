import { expect, test } from 'vitest'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import {
  emptyHistory,
  forget,
  moveSettings,
  record,
  redo,
  type SettingsChange,
  undo,
} from './undo-history.ts'

const settings: SettingsChange = {
  type: 'change-settings',
  id: 's1',
  before: { inFooter: false },
  after: { inFooter: true },
}
const operation = (id: string): Operation => ({
  id,
  type: 'change',
  module: 'm1',
  path: ['content'],
  before: 'Haus',
  after: id,
})
const createId = () => 'new'
const withSettings = record(record(emptyHistory, operation('o1')), settings)

test('E-06 settings are no operations: they are undone and repeated elsewhere, and then the rest can be', () => {
  expect(undo(withSettings, createId)).toBeUndefined()
  const undone = moveSettings(withSettings, { change: settings, by: 'undo' })
  expect(undone.undone).toEqual([settings])
  const all = undo(undone, createId)!.history
  expect(all.done).toEqual([])
  const again = redo(all, createId)!.history
  expect(redo(again, createId)).toBeUndefined()
  const repeated = moveSettings(again, { change: settings, by: 'redo' })
  expect(repeated.undone).toEqual([])
  expect(repeated.done.at(-1)).toBe(settings)
})

test('E-06 what was written while settings were undone stays, and they cannot be repeated', () => {
  const written = record(withSettings, operation('o2'))
  const undone = moveSettings(written, { change: settings, by: 'undo' })
  expect(undone.done.map(({ id }) => id)).toEqual(['o1', 'o2'])
  expect(undone.undone).toEqual([])
})

test('E-06 settings between operations of one step end it', () => {
  const step = (id: string) => ({ ...operation(id), step: 'both' })
  const history = [step('o1'), settings, step('o2')].reduce(record, emptyHistory)
  expect(undo(history, createId)!.operations).toHaveLength(1)
})

test('E-06 settings that somebody else has changed are forgotten', () => {
  expect(forget(withSettings, new Set(['s1'])).done.map(({ id }) => id)).toEqual(['o1'])
})
