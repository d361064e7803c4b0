import { InMemoryOrigin } from '@foyer/schema/documents/simulation/in-memory-origin.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { modulesInOrder, subtreeOf } from '@foyer/schema/documents/document.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { moduleElementId } from '#editor/canvas/module-element.ts'
import type { DocumentStore } from '#editor/store/document-store.ts'
import { openDocumentStore } from '#editor/store/open-document-store.ts'
import { browserStorage, transportTo } from '#editor/store/testing-stores.ts'
import { followStep } from './follow-step.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

function addition(module: string, rank: string): Operation {
  const place = { parent: null, column: null, rank }
  const added = { kind: 'headline', version: 1, place, fields: { content: module } }
  return { id: `add ${module}`, type: 'add', module, modules: { [module]: added } }
}

/** Draws the modules of a store, and a button as in the header. */
function draw(store: DocumentStore): void {
  const drawModules = () => {
    const ids = modulesInOrder(store.document()).map(({ id }) => id)
    document.querySelectorAll('[data-id]').forEach((element) => {
      if (!ids.includes(element.getAttribute('data-id')!)) element.remove()
    })
    const canvas = document.querySelector('[data-canvas]')!
    for (const id of ids) {
      if (document.getElementById(moduleElementId(id))) continue
      canvas.insertAdjacentHTML(
        'beforeend',
        `<div id="${moduleElementId(id)}" data-id="${id}" tabindex="0"></div>`,
      )
    }
  }
  document.body.innerHTML = '<button>Rückgängig</button><div data-canvas><button>+</button></div>'
  drawModules()
  store.subscribe(drawModules)
}

async function openPage(...ranks: string[]) {
  const { transport } = transportTo(new InMemoryOrigin())
  const store = await openDocumentStore({ transport, storage: browserStorage().openTab() })
  for (const rank of ranks) store.edit(addition(rank, rank))
  draw(store)
  return store
}

const focusOn = (id: string) => document.getElementById(moduleElementId(id))!.focus()
const focused = () => (document.activeElement as HTMLElement).dataset['id']

test('after an addition is undone the module that followed it has the focus, and the added one when it is repeated', async () => {
  const store = await openPage('a0', 'a2')
  store.edit(addition('a1', 'a1'))
  focusOn('a1')
  followStep(store, () => store.undo())
  await vi.waitFor(() => expect(focused()).toBe('a2'))
  followStep(store, () => store.redo())
  await vi.waitFor(() => expect(focused()).toBe('a1'))
  store.close()
})

test('a module that is brought back before its neighbour has got the focus gets it', async () => {
  const store = await openPage('a0', 'a1')
  focusOn('a0')
  const before = subtreeOf(store.document(), 'a0')
  store.edit({ id: 'remove a0', type: 'remove', module: 'a0', before })
  requestAnimationFrame(() => focusOn('a1'))
  followStep(store, () => store.undo())
  await new Promise(requestAnimationFrame)
  expect(focused()).toBe('a0')
  store.close()
})

test('after the last module is gone the focus is on what adds one', async () => {
  const store = await openPage('a0')
  focusOn('a0')
  followStep(store, () => store.undo())
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('+'))
  store.close()
})

test('the focus stays on the button that was pressed', async () => {
  const store = await openPage('a0', 'a1')
  document.querySelector('button')!.focus()
  followStep(store, () => store.undo())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement?.textContent).toBe('Rückgängig')
  store.close()
})
