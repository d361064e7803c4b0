import { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import { expect, test } from 'vitest'
import type { StoredWork } from '#editor/store/storage/operation-storage.ts'
import { openDocumentStore } from './open-document-store.ts'
import { browserStorage, transportTo } from './testing-stores.ts'

const steps = 1000
const content = { module: 'm1', path: ['content'] }

test('E-03 E-06 a thousand steps are undone after a reload, one by one, and redone', async () => {
  const origin = new InMemoryOrigin()
  const browser = browserStorage()
  const open = async () => {
    const tab = browser.openTab()
    let latest: StoredWork | undefined
    // Copied once, when the tab is gone, and not with each step.
    const storage = {
      ...tab,
      save: async (work: StoredWork) => {
        latest = work
      },
    }
    const kill = async () => {
      await tab.save(latest!)
      tab.kill()
    }
    const store = await openDocumentStore({
      transport: transportTo(origin).transport,
      storage,
    })
    return { kill, store, text: () => store.document().modules['m1']?.fields['content'] }
  }
  const first = await open()
  const place = { parent: null, column: null, rank: 'a0' }
  const added = { kind: 'headline', version: 1, place, fields: { content: 'Haus' } }
  first.store.edit({ id: 'first', type: 'add', module: 'm1', modules: { m1: added } })
  // Words, each of which is a step of its own.
  for (let word = 1; word <= steps; word++) first.store.change(content, `Wort ${word} `)
  expect(await first.store.finishSaving()).toBe(true)
  expect(origin.log).toHaveLength(steps + 1)
  first.store.close()
  await first.kill()

  const { store, text } = await open()
  expect(text()).toBe(`Wort ${steps} `)
  for (let word = steps - 1; word >= 1; word--) {
    store.undo()
    expect(text()).toBe(`Wort ${word} `)
  }
  store.undo()
  expect(text()).toBe('Haus')
  expect(store.next('done')?.type).toBe('add')
  for (let word = 1; word <= steps; word++) store.redo()
  expect(text()).toBe(`Wort ${steps} `)
  expect(store.next('undone')).toBeUndefined()
  expect(await store.finishSaving()).toBe(true)
  expect(origin.document.modules['m1']?.fields['content']).toBe(`Wort ${steps} `)
  store.close()
})
