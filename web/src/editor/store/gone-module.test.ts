import { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { expect, test } from 'vitest'
import { openDocumentStore } from './open-document-store.ts'
import { browserStorage, transportTo } from './testing-stores.ts'

const modules = {
  m1: {
    kind: 'headline',
    version: 1,
    place: { parent: null, column: null, rank: 'a0' },
    fields: { content: 'Haus' },
  },
}
const add: Operation = { id: 'add', type: 'add', module: 'm1', modules }
const remove: Operation = { id: 'remove', type: 'remove', module: 'm1', before: modules }

test('E-10 what is changed in a module that somebody else has deleted is a conflict, and nothing waits to be saved', async () => {
  const origin = new InMemoryOrigin()
  origin.receive({ author: 'Bert', since: 0, operations: [add] })
  const { transport } = transportTo(origin)
  const storage = browserStorage().openTab()
  const store = await openDocumentStore({ transport, storage })
  origin.receive({ author: 'Bert', since: 1, operations: [remove] })
  await store.synchronize()
  store.change({ module: 'm1', path: ['content'] }, 'Haus am Platz')
  expect(store.rejected()).toMatchObject([{ operation: { after: 'Haus am Platz' } }])
  expect(store.saveState().status).not.toBe('saving')
  expect(store.next('done')).toBeUndefined()
  expect(await store.finishSaving()).toBe(true)
})
