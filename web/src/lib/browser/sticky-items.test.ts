import { beforeEach, expect, test, vi } from 'vitest'
import {
  addStickyItem,
  readStickyItems,
  removeStickyItem,
  subscribeToStickyItems,
} from './sticky-items.ts'

const item = (url: string, text = url) => ({ kind: 'link' as const, text, link: url, url })

beforeEach(() => {
  for (const { url } of readStickyItems()) removeStickyItem(url)
})

test('L-10 a sticky item is removed by its url, and no other', () => {
  addStickyItem(item('/de/besuch'))
  addStickyItem(item('/de/service'))
  removeStickyItem('/de/besuch')
  expect(readStickyItems()).toEqual([item('/de/service')])
})

test('L-10 of two items with one address the later replaces the earlier', () => {
  addStickyItem(item('/de/besuch', 'Anfahrt'))
  addStickyItem(item('/de/besuch', 'Ihr Besuch'))
  expect(readStickyItems()).toEqual([item('/de/besuch', 'Ihr Besuch')])
})

test('L-10 subscribers are notified of each change until they unsubscribe', () => {
  const listen = vi.fn<() => void>()
  const stop = subscribeToStickyItems(listen)
  addStickyItem(item('/de/besuch'))
  removeStickyItem('/de/besuch')
  stop()
  addStickyItem(item('/de/besuch'))
  expect(listen).toHaveBeenCalledTimes(2)
})
