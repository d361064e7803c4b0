import { expect, test } from 'vitest'
import { createTagClock } from './tag-clock.ts'

test('an invalidation concerns responses with the tag whose render started before it', () => {
  const clock = createTagClock()
  const before = clock.now()
  clock.invalidate(['a'])
  const after = clock.now()
  expect(clock.hasChangedSince(['a', 'b'], before)).toBe(true)
  expect(clock.hasChangedSince(['b'], before)).toBe(false)
  expect(clock.hasChangedSince([], before)).toBe(true)
  expect(clock.hasChangedSince(['a'], after)).toBe(false)
})

test('evicted invalidations count for every tag', () => {
  const clock = createTagClock({ maxTags: 2 })
  const before = clock.now()
  clock.invalidate(['a'])
  clock.invalidate(['b', 'c'])
  expect(clock.hasChangedSince(['unrelated'], before)).toBe(true)
  expect(clock.hasChangedSince(['unrelated'], clock.now())).toBe(false)
})
