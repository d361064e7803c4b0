import { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import { expect, test } from 'vitest'
import { openDocumentStore } from '#editor/store/open-document-store.ts'
import { browserStorage, transportTo } from '#editor/store/testing-stores.ts'

const content = { module: 'm1', path: ['content'] }

/** A page with one headline, open in a tab that can be killed. */
async function openHeadline() {
  const origin = new InMemoryOrigin()
  const browser = browserStorage()
  const open = async () => {
    const tab = browser.openTab()
    const store = await openDocumentStore({
      transport: transportTo(origin).transport,
      storage: tab,
    })
    const text = () => store.document().modules['m1']?.fields['content']
    return { store, text, kill: () => (store.close(), tab.kill()) }
  }
  const first = await open()
  const place = { parent: null, column: null, rank: 'a0' }
  const added = { kind: 'headline', version: 1, place, fields: { content: 'Haus' } }
  first.store.edit({ id: 'first', type: 'add', module: 'm1', modules: { m1: added } })
  expect(await first.store.finishSaving()).toBe(true)
  return { origin, open, first }
}

test('E-10 the letters of an unfinished word are there when their tab was killed, are sent, and can be undone', async () => {
  const { origin, open, first } = await openHeadline()
  first.store.noteTyping({ ...content, before: 'Haus' }, 'Haus u')
  first.store.noteTyping({ ...content, before: 'Haus' }, 'Haus un')
  expect(first.text()).toBe('Haus')
  expect(origin.log).toHaveLength(1)
  first.kill()

  const { store, text } = await open()
  expect(text()).toBe('Haus un')
  expect(await store.finishSaving()).toBe(true)
  expect(origin.document.modules['m1']?.fields['content']).toBe('Haus un')
  store.undo()
  expect(text()).toBe('Haus')
  store.close()
})

test('E-10 what was typed is forgotten once it is a change, or taken back', async () => {
  const { origin, open, first } = await openHeadline()
  first.store.noteTyping({ ...content, before: 'Haus' }, 'Haus u')
  first.store.change({ ...content, before: 'Haus' }, 'Haus und ')
  first.store.noteTyping({ ...content, before: 'Haus und ' }, 'Haus und H')
  first.store.noteTyping({ ...content, before: 'Haus und ' }, 'Haus und ')
  expect(await first.store.finishSaving()).toBe(true)
  first.kill()

  const { store, text } = await open()
  expect(text()).toBe('Haus und ')
  expect(origin.log).toHaveLength(2)
  store.close()
})
