import { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDocumentStore } from './open-document-store.ts'
import { browserStorage, type Fault, transportTo } from './testing-stores.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const place = { parent: null, column: null, rank: 'a0' }
const fields = { content: 'Haus' }
const headline: Operation = {
  id: 'first',
  type: 'add',
  module: 'm1',
  modules: { m1: { kind: 'headline', version: 1, place, fields } },
}
const content = { module: 'm1', path: ['content'] }

async function open(origin: InMemoryOrigin, browser = browserStorage(), faults: Fault[] = []) {
  const tab = browser.openTab()
  const { transport } = transportTo(origin, faults)
  return { tab, faults, store: await openDocumentStore({ transport, storage: tab }) }
}

test('E-10 what several killed tabs have left is sent, also if that fails at first', async () => {
  const browser = browserStorage()
  const origin = new InMemoryOrigin()
  const [first, second] = [await open(origin, browser), await open(origin, browser)]
  first.store.edit(headline)
  await first.store.finishSaving()
  await second.store.synchronize()
  const never = Array<Fault>(9).fill('before')
  first.faults.push(...never)
  second.faults.push(...never)
  first.store.change(content, 'Haus am Platz.')
  second.store.change({ module: 'm1', path: ['subline'] }, 'Seit 1911.')
  second.store.change(content, 'Theater.')
  for (const { store, tab } of [first, second]) {
    store.close()
    tab.kill()
  }

  const next = await open(origin, browser, ['before', 'before'])
  expect(browser.left()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(origin.document.modules['m1']?.fields).toMatchObject({
    content: 'Haus am Platz.',
    subline: 'Seit 1911.',
  })
  expect(next.store.document()).toEqual(origin.document)
  expect(next.store.rejected().map(({ operation }) => operation)).toMatchObject([
    { after: 'Theater.' },
  ])
  expect(browser.left()).toEqual([])
})
