import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { expect, test } from 'vitest'
import type { StoredWork } from './operation-storage.ts'
import { createWorkWriter, readWork, type WorkRecord } from './work-records.ts'

test('E-06 what a key stroke changes is written, and neither the whole page nor the whole history', () => {
  const browser = databaseOf('tab')
  const page = pageOf(1000)
  browser.save({ ...nothing, confirmed: page })
  const done = operations(1500)
  browser.save({ ...nothing, confirmed: page, history: { done, undone: [] } })
  expect(browser.read()?.history.done).toEqual(done)

  const word = operation(1500)
  const typed: StoredWork = {
    ...nothing,
    confirmed: withText(page, 'module7', 'Wort'),
    number: 1,
    pending: [word],
    history: { done: [...done, word], undone: [] },
  }
  const written = browser.save(typed)
  expect(JSON.stringify(written).length).toBeLessThan(10_000)
  expect(browser.read()).toEqual(typed)
})

test('E-10 what was typed last is read as the last operation, and can be undone', () => {
  const browser = databaseOf('tab')
  const [word, letters] = operations(2)
  const work = { ...nothing, confirmed: pageOf(1), pending: [word!] }
  browser.save({ ...work, unfinished: letters! })
  expect(browser.read()).toEqual({
    ...work,
    pending: [word, letters],
    history: { done: [letters], undone: [] },
  })
  browser.save(work)
  expect(browser.read()).toEqual(work)
})

test('E-06 work is read as it was written, also after undoing, confirmations and a failure', () => {
  const browser = databaseOf('tab')
  let confirmed = pageOf(60)
  const all = operations(90)
  const states = [
    { pending: all, history: { done: all, undone: [] } },
    { pending: all.slice(0, 30), history: { done: all.slice(0, 30), undone: all.slice(30) } },
    { pending: [], history: { done: [...all.slice(0, 25), operation(400)], undone: [] } },
  ]
  for (const [step, state] of states.entries()) {
    for (let module = 0; module < 30; module++) {
      confirmed = withText(confirmed, `module${module}`, `Text ${step}`)
      const work = { ...nothing, ...state, confirmed, number: module }
      browser.save(work)
      expect(browser.read()).toEqual(work)
    }
    browser.fail()
  }
  confirmed = { fields: { title: 'Neu' }, modules: {} }
  browser.save({ ...nothing, confirmed })
  expect(browser.read()?.confirmed).toEqual(confirmed)
})

test('E-06 work that an earlier version of the site has left is read', () => {
  const confirmed = pageOf(2)
  const { confirmed: _, ...work } = { ...nothing, pending: operations(1) }
  const head = { ...work, tab: 'tab', document: 'page.de' }
  const base = { tab: 'tab.confirmed', confirmed }
  expect(readWork('tab', [head, base])).toMatchObject({ ...work, confirmed })
  expect(readWork('tab', [{ ...head, confirmed }])).toMatchObject({ ...work, confirmed })
  expect(readWork('tab', [head])).toBeUndefined()
})

const nothing: StoredWork = {
  confirmed: { fields: {}, modules: {} },
  number: 0,
  pending: [],
  rejected: [],
  history: { done: [], undone: [] },
  savedAt: 1,
}

/** A database that keeps copies, as a browser does. */
function databaseOf(tab: string) {
  const records = new Map<string, WorkRecord>()
  const writer = createWorkWriter({ tab, document: 'page.de' })
  return {
    save(work: StoredWork) {
      const written = writer.changedRecords(work)
      for (const record of written) records.set(record.tab, structuredClone(record))
      return written
    },
    fail() {
      writer.forget()
      records.clear()
    },
    read: () => readWork(tab, [...records.values()]),
  }
}

function pageOf(count: number): ContentDocument {
  const modules = Array.from({ length: count }, (_, index) => {
    const place = { parent: null, column: null, rank: `a${index}` }
    return [
      `module${index}`,
      { kind: 'text', version: 1, place, fields: { text: 'Haus '.repeat(40) } },
    ] as const
  })
  return { fields: {}, modules: Object.fromEntries(modules) }
}

function withText(page: ContentDocument, id: string, text: string): ContentDocument {
  const module = { ...page.modules[id]!, fields: { text } }
  return { ...page, modules: { ...page.modules, [id]: module } }
}

const operations = (count: number) => Array.from({ length: count }, (_, index) => operation(index))

function operation(index: number): Operation {
  return {
    id: `operation${index}`,
    type: 'change',
    module: 'module1',
    path: ['text'],
    before: `Wort ${index}`,
    after: `Wort ${index + 1}`,
  }
}
