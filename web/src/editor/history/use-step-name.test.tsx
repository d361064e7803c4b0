import { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { record, type UndoEntry } from '@foyer/schema/documents/undo/undo-history.ts'
import { expect, test } from 'vitest'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import type { DocumentStore } from '#editor/store/document-store.ts'
import { openDocumentStore } from '#editor/store/open-document-store.ts'
import { browserStorage, transportTo } from '#editor/store/testing-stores.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { useStepName } from './use-step-name.ts'

const place = { parent: null, column: null, rank: 'a0' }
const modules = { m1: { kind: 'headline', version: 1, place, fields: { content: 'Haus' } } }
const add: Operation = { id: 'o1', type: 'add', module: 'm1', modules }
const copy: Operation = {
  id: 'o2',
  type: 'duplicate',
  source: 'm1',
  module: 'm2',
  modules: { m2: modules.m1 },
}

/** A store, and what an operation is called. */
async function openNames() {
  const { transport } = transportTo(new InMemoryOrigin())
  const store = await openDocumentStore({ transport, storage: browserStorage().openTab() })
  const nameOf = (entry: UndoEntry | undefined) => nameIn(store, entry!)
  return { store, nameOf }
}

function nameIn(store: DocumentStore, entry: UndoEntry): string | null {
  function Name() {
    return useStepName()(entry)
  }
  const { container, unmount } = renderInGerman(
    // Only these are asked for.
    <EditingProvider value={{ store, page: { locale: 'de' } } as unknown as Editing}>
      <Name />
    </EditingProvider>,
  )
  const text = container.textContent
  unmount()
  return text
}

test('E-06 an addition is called so where it was undone, and where it was repeated', async () => {
  const { store, nameOf } = await openNames()
  store.edit(add)
  expect(nameOf(store.next('done'))).toBe('Überschrift hinzufügen')
  expect(nameOf(store.undo())).toBe('Überschrift hinzufügen')
  expect(nameOf(store.next('undone'))).toBe('Überschrift hinzufügen')
  expect(nameOf(store.redo())).toBe('Überschrift hinzufügen')
  expect(nameOf(store.next('done'))).toBe('Überschrift hinzufügen')
  store.close()
})

test('E-06 so is a copy, and a deletion, after it was undone and repeated twice', async () => {
  const { store, nameOf } = await openNames()
  store.edit(add)
  store.edit(copy)
  expect(nameOf(store.undo())).toBe('Überschrift verdoppeln')
  store.redo()
  expect(nameOf(store.undo())).toBe('Überschrift verdoppeln')
  store.edit({ id: 'o3', type: 'remove', module: 'm1', before: modules })
  expect(nameOf(store.undo())).toBe('Überschrift löschen')
  store.redo()
  expect(nameOf(store.undo())).toBe('Überschrift löschen')
  store.close()
})

test('E-06 a change of what all languages share is called so', async () => {
  const { store, nameOf } = await openNames()
  store.updateHistory((history) =>
    record(history, { type: 'change-settings', id: 's1', before: {}, after: {} }),
  )
  expect(nameOf(store.next('done'))).toBe('Einstellungen für alle Sprachen ändern')
  store.close()
})
