import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { expect, test, vi } from 'vitest'
import { followModules } from '#editor/store/module-changes.ts'
import { followStructure } from './current-structure.ts'

const text = (rank: string, content: string) => ({
  kind: 'text',
  version: 1,
  place: { parent: null, column: null, rank },
  fields: { content },
})

/** A store whose document is replaced, with what follows it and how often each part was notified. */
function followed() {
  let document: ContentDocument = {
    fields: {},
    modules: { a: text('a0', 'Eins'), b: text('a1', 'Zwei') },
  }
  const listeners = new Set<() => void>()
  const store = {
    document: () => document,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const [structure, modules] = [followStructure(store), followModules(store)]
  const spies = { structure: vi.fn<() => void>(), a: vi.fn<() => void>(), b: vi.fn<() => void>() }
  structure.subscribe(spies.structure)
  const stop = modules.subscribe('a', spies.a)
  modules.subscribe('b', spies.b)
  const change = (id: string, module: ReturnType<typeof text>) => {
    document = { ...document, modules: { ...document.modules, [id]: module } }
    for (const listener of listeners) listener()
  }
  return { structure, modules, spies, change, stop }
}

test('what is typed into a module notifies that module alone, and leaves the structure as it is', () => {
  const { structure, modules, spies, change } = followed()
  const before = structure.current()
  change('a', { ...text('a0', 'Eins und mehr') })
  expect(spies.a).toHaveBeenCalledTimes(1)
  expect(spies.b).not.toHaveBeenCalled()
  expect(spies.structure).not.toHaveBeenCalled()
  expect(structure.current()).toBe(before)
  expect(modules.find('a')?.fields).toEqual({ content: 'Eins und mehr' })
})

test('a move notifies all who follow the structure', () => {
  const { structure, spies, change } = followed()
  change('a', text('a2', 'Eins'))
  expect(spies.structure).toHaveBeenCalledTimes(1)
  expect(structure.current().top).toEqual(['b', 'a'])
})

test('who has left is notified of nothing', () => {
  const { structure, modules, spies, change, stop } = followed()
  stop()
  change('a', text('a0', 'Neu'))
  structure.close()
  modules.close()
  change('b', text('a9', 'Neu'))
  expect(spies.a).not.toHaveBeenCalled()
  expect(spies.b).not.toHaveBeenCalled()
  expect(spies.structure).not.toHaveBeenCalled()
})
