import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenderedModules, type RenderCall, type RenderedModule } from './rendered-modules.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const documentOf = (count: number): ContentDocument => ({
  fields: {},
  modules: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `m${index}`,
      {
        kind: 'headline',
        version: 1,
        place: { parent: null, column: null, rank: `a${String(index).padStart(5, '0')}` },
        fields: { content: `Absatz ${index}` },
      },
    ]),
  ),
})

/** An origin that answers when it is told to, the calls in the order in which they were made. */
function origin(module: RenderedModule | null = null) {
  const waiting: (() => void)[] = []
  const sizes: number[] = []
  const call: RenderCall = async (modules) => {
    sizes.push(modules.length)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return new Map(modules.map(({ id }) => [id, module]))
  }
  const answer = async (afterMs = 100) => {
    waiting.shift()?.()
    await vi.advanceTimersByTimeAsync(afterMs)
  }
  return { call, answer, sizes, isWaiting: () => waiting.length > 0 }
}

test('the first screen of a long page is there after one small call, the rest follows in order', async () => {
  const { call, answer, sizes, isWaiting } = origin()
  const rendered = createRenderedModules(call)
  const first = vi.fn<() => void>()
  void rendered.firstScreen.then(first)
  rendered.update(documentOf(1000))
  expect(rendered.isFirstScreenKnown()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(sizes).toEqual([12])
  await answer(20)
  expect(first).toHaveBeenCalledTimes(1)
  expect(rendered.isFirstScreenKnown()).toBe(true)
  expect(rendered.find('m11')).toBeNull()
  expect(rendered.find('m12')).toBeUndefined()
  // It is drawn before the others are asked for.
  expect(sizes).toEqual([12])
  await vi.advanceTimersByTimeAsync(80)
  expect(sizes).toEqual([12, 50, 50, 50])
  while (isWaiting()) await answer()
  await rendered.whole
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1000)
  expect(rendered.find('m999')).toBeNull()
})

test('the first screen of a short page is that which is read first, whatever the order of its modules in the draft', async () => {
  const { call, answer } = origin()
  const rendered = createRenderedModules(call)
  const { fields, modules } = documentOf(20)
  rendered.update({ fields, modules: Object.fromEntries(Object.entries(modules).toReversed()) })
  await answer()
  expect([rendered.find('m0'), rendered.find('m11'), rendered.find('m12')]).toEqual([
    null,
    null,
    undefined,
  ])
})

test('only the module that has changed is asked for and told of it', async () => {
  const { call, answer, sizes, isWaiting } = origin()
  const rendered = createRenderedModules(call)
  const document = documentOf(3)
  rendered.update(document)
  await vi.advanceTimersByTimeAsync(0)
  while (isWaiting()) await answer()
  const [changed, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  rendered.subscribe('m1', changed)
  rendered.subscribe('m2', other)
  const module = { ...document.modules['m1']!, fields: { content: 'Neu' } }
  rendered.update({ ...document, modules: { ...document.modules, m1: module } })
  await vi.advanceTimersByTimeAsync(200)
  while (isWaiting()) await answer()
  expect(sizes).toEqual([3, 1])
  expect(changed).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
})

test('an empty page is whole at once', async () => {
  const rendered = createRenderedModules(origin().call)
  rendered.update(documentOf(0))
  await expect(Promise.all([rendered.whole, rendered.firstScreen])).resolves.toHaveLength(2)
})

describe('while the text of a module is edited', () => {
  const draft = documentOf(2)
  const withFields = (fields: Values): ContentDocument => ({
    ...draft,
    modules: { ...draft.modules, m1: { ...draft.modules['m1']!, fields } },
  })

  test('the module is asked for once the text has been left', async () => {
    const { call, answer, sizes } = origin({} as RenderedModule)
    const rendered = createRenderedModules(call)
    rendered.update(draft)
    await vi.advanceTimersByTimeAsync(0)
    await answer()
    const resume = rendered.pauseField('m1', 'content')
    const fields = { content: 'Der Krug' }
    rendered.update(withFields(fields))
    await vi.advanceTimersByTimeAsync(1000)
    expect(sizes).toEqual([2])
    resume()
    await vi.advanceTimersByTimeAsync(200)
    expect(sizes).toEqual([2, 1])
    await answer()
    expect(rendered.isCurrent('m1', fields)).toBe(true)
  })

  test('it is asked for when another field changes', async () => {
    const { call, answer, sizes } = origin({} as RenderedModule)
    const rendered = createRenderedModules(call)
    rendered.update(draft)
    await vi.advanceTimersByTimeAsync(0)
    await answer()
    rendered.pauseField('m1', 'content')
    rendered.update(withFields({ ...draft.modules['m1']!.fields, preline: 'Im Großen Haus' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(sizes).toEqual([2, 1])
  })

  test('it is asked for as long as it cannot be shown', async () => {
    const { call, answer, sizes } = origin()
    const rendered = createRenderedModules(call)
    rendered.pauseField('m1', 'content')
    rendered.update(draft)
    await vi.advanceTimersByTimeAsync(0)
    await answer()
    rendered.update(withFields({ content: 'Der Krug' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(sizes).toEqual([2, 1])
  })
})
