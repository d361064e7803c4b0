import { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDocumentStore } from './open-document-store.ts'
import { browserStorage, type Fault, transportTo } from './testing-stores.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

let ids = 0
const createId = () => `operation-${ids++}`

const headline: Operation = {
  id: 'first',
  type: 'add',
  module: 'm1',
  modules: {
    m1: {
      kind: 'headline',
      version: 1,
      place: { parent: null, column: null, rank: 'a0' },
      fields: { content: 'Haus' },
    },
  },
}

async function open({
  origin = new InMemoryOrigin(),
  browser = browserStorage(),
  faults = [] as Fault[],
} = {}) {
  const tab = browser.openTab()
  const { transport, requests } = transportTo(origin, faults)
  const store = await openDocumentStore({ transport, storage: tab, createId })
  return { origin, browser, tab, requests, store, faults }
}

const content = { module: 'm1', path: ['content'] }
const contentOf = (store: Awaited<ReturnType<typeof open>>['store']) =>
  store.document().modules['m1']?.fields['content']

/** Types letter by letter, without a pause. */
function type(store: Awaited<ReturnType<typeof open>>['store'], text: string) {
  for (let length = 1; length <= text.length; length++) {
    store.change(content, `Haus${text.slice(0, length)}`)
  }
}

test('what is typed is sent by words, and by a pause', async () => {
  const { origin, store } = await open()
  store.edit(headline)
  type(store, ' am Platz')
  expect(contentOf(store)).toBe('Haus am Platz')
  await vi.advanceTimersByTimeAsync(100)
  expect(origin.document.modules['m1']?.fields['content']).toBe('Haus am ')
  expect(store.saveState().status).toBe('saving')
  await vi.advanceTimersByTimeAsync(600)
  expect(origin.document.modules['m1']?.fields['content']).toBe('Haus am Platz')
  expect(store.saveState().status).toBe('saved')
})

test('one undo for everything, by words, and what was undone comes back', async () => {
  const { origin, store } = await open()
  store.edit(headline)
  type(store, ' am Platz')
  store.edit({ id: createId(), type: 'remove', module: 'm1', before: store.document().modules })
  expect(store.undo()?.type).toBe('restore')
  expect(store.undo()?.type).toBe('change')
  expect(contentOf(store)).toBe('Haus am ')
  store.undo()
  store.undo()
  expect(contentOf(store)).toBe('Haus')
  store.undo()
  expect(store.document().modules['m1']?.isRemoved).toBe(true)
  expect(store.next('done')).toBeUndefined()
  for (let step = 0; step < 4; step++) store.redo()
  expect(contentOf(store)).toBe('Haus am Platz')
  await store.finishSaving()
  expect(origin.document.modules['m1']?.fields['content']).toBe('Haus am Platz')
})

test.each([['before'], ['after']] as const)(
  'E-10 after a failure %s the origin has applied it, the same changes are sent again, once',
  async (fault) => {
    const { origin, store } = await open({ faults: [fault] })
    store.edit(headline)
    await vi.advanceTimersByTimeAsync(100)
    expect(store.saveState().status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.saveState().status).toBe('saved')
    expect(origin.log).toHaveLength(1)
  },
)

test('E-10 after a log-out the edit is not lost: the same save completes after the log-in', async () => {
  const { origin, store, faults } = await open({ faults: ['logged-out'] })
  store.edit(headline)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(store.saveState().status).toBe('logged-out')
  expect(origin.log).toHaveLength(0)
  faults.length = 0
  await store.synchronize()
  expect(store.saveState().status).toBe('saved')
  expect(origin.log).toHaveLength(1)
})

test('a killed tab loses nothing: the next one sends what it had, and can undo it', async () => {
  const browser = browserStorage()
  const origin = new InMemoryOrigin()
  const first = await open({ origin, browser, faults: Array<Fault>(9).fill('before') })
  first.store.edit(headline)
  type(first.store, ' am Platz')
  first.store.close()
  first.tab.kill()
  expect(origin.log).toHaveLength(0)

  const second = await open({ origin, browser })
  expect(contentOf(second.store)).toBe('Haus am Platz')
  await second.store.finishSaving()
  expect(origin.document.modules['m1']?.fields['content']).toBe('Haus am Platz')
  expect(browser.left()).toEqual([])
  second.store.undo()
  expect(contentOf(second.store)).toBe('Haus am ')
})

test('another’s change of another value appears, one of the same value is offered with both texts', async () => {
  const origin = new InMemoryOrigin()
  const [anna, bruno] = [await open({ origin }), await open({ origin })]
  anna.store.edit(headline)
  await anna.store.finishSaving()
  await bruno.store.synchronize()
  expect(contentOf(bruno.store)).toBe('Haus')

  anna.store.change(content, 'Haus!')
  await anna.store.finishSaving()
  bruno.store.change({ module: 'm1', path: ['subline'] }, 'Seit 1911.')
  bruno.store.change(content, 'Theater.')
  await bruno.store.finishSaving()
  expect(contentOf(bruno.store)).toBe('Haus!')
  expect(bruno.store.document().modules['m1']?.fields['subline']).toBe('Seit 1911.')
  expect(bruno.store.rejected().map(({ rejection }) => rejection)).toMatchObject([
    { problem: 'value-changed', base: 'Haus', current: 'Haus!', incoming: 'Theater.' },
  ])
  bruno.store.dismissRejected(bruno.store.rejected()[0]!.operation.id)
  expect(bruno.store.rejected()).toEqual([])
})

test('what is not decided waits for the next tab, and is forgotten when it is', async () => {
  const origin = new InMemoryOrigin()
  const browser = browserStorage()
  const [anna, bruno] = [await open({ origin }), await open({ origin, browser })]
  anna.store.edit(headline)
  await anna.store.finishSaving()
  await bruno.store.synchronize()
  anna.store.change(content, 'Haus!')
  await anna.store.finishSaving()
  bruno.store.change(content, 'Theater.')
  await bruno.store.finishSaving()
  bruno.tab.kill()

  const next = await open({ origin, browser })
  expect(contentOf(next.store)).toBe('Haus!')
  expect(next.store.rejected().map(({ operation }) => operation)).toMatchObject([
    { after: 'Theater.' },
  ])
  next.store.dismissRejected(next.store.rejected()[0]!.operation.id)
  next.tab.kill()
  expect((await open({ origin, browser })).store.rejected()).toEqual([])
})

test('E-10 a text that is written where nothing was stored yet is no conflict', async () => {
  const { origin, store } = await open()
  store.edit(headline)
  await store.finishSaving()
  store.change({ module: 'm1', path: ['subline'], before: '' }, 'Seit ')
  store.change({ module: 'm1', path: ['subline'], before: 'Seit ' }, 'Seit 1911 ')
  await store.finishSaving()
  expect(store.rejected()).toEqual([])
  expect(origin.document.modules['m1']?.fields['subline']).toBe('Seit 1911 ')
})

test('E-03 several operations are one step', async () => {
  const { origin, store } = await open()
  const second = {
    ...headline,
    id: createId(),
    module: 'm2',
    modules: { m2: headline.modules['m1']! },
  }
  store.edit(headline, second)
  store.undo()
  expect(Object.values(store.document().modules).every(({ isRemoved }) => isRemoved)).toBe(true)
  expect(store.next('done')).toBeUndefined()
  store.redo()
  await store.finishSaving()
  expect(Object.values(origin.document.modules).some(({ isRemoved }) => isRemoved)).toBe(false)
  expect(store.next('undone')).toBeUndefined()
})

test('a change that is refused for its value does not hold up the others', async () => {
  const origin = new InMemoryOrigin()
  const { transport } = transportTo(origin)
  const strict: typeof transport = {
    ...transport,
    apply: async (since, operations) =>
      operations.some(
        (operation) => operation.type === 'change' && operation.after === 'x'.repeat(9),
      )
        ? { type: 'invalid', fields: [{ module: 'm1', field: 'content', messages: ['Zu lang.'] }] }
        : transport.apply(since, operations),
  }
  const store = await openDocumentStore({
    transport: strict,
    storage: browserStorage().openTab(),
    createId,
  })
  store.edit(headline)
  await store.finishSaving()
  store.change({ module: 'm1', path: ['subline'] }, 'Seit 1911.')
  store.change(content, 'x'.repeat(9))
  expect(await store.finishSaving()).toBe(true)
  expect(contentOf(store)).toBe('Haus')
  expect(origin.document.modules['m1']?.fields['subline']).toBe('Seit 1911.')
  // Its author gets it back, with the reason.
  expect(store.rejected()).toMatchObject([
    {
      operation: { after: 'x'.repeat(9) },
      rejection: { problem: 'refused', messages: ['Zu lang.'] },
    },
  ])
})

test('E-10 what the origin refuses without naming a field is given back, and is not said to be saved', async () => {
  const origin = new InMemoryOrigin()
  const { transport } = transportTo(origin)
  const refusing: typeof transport = {
    ...transport,
    apply: async (since, operations) =>
      operations.length > 0 ? { type: 'invalid', fields: [] } : transport.apply(since, operations),
  }
  const browser = browserStorage()
  const tab = browser.openTab()
  const store = await openDocumentStore({ transport: refusing, storage: tab, createId })
  store.edit(headline)
  await store.finishSaving()
  const refused = [{ operation: { type: 'add' }, rejection: { problem: 'refused' } }]
  expect(store.rejected()).toMatchObject(refused)
  tab.kill()
  expect((await open({ origin, browser })).store.rejected()).toMatchObject(refused)
})
