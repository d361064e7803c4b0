import { afterEach, expect, test, vi } from 'vitest'
import { followDistance } from './follow-distance.ts'
import { stubDistances } from './testing/stub-distances.ts'

afterEach(() => vi.unstubAllGlobals())

test('parts with the same margin have one observer, and each learns how it is by now, until it is left', () => {
  const { observers, see } = stubDistances()
  const [one, other, far] = [0, 1, 2].map(() => document.createElement('div'))
  const heard: string[] = []
  const follow = (part: Element, margin: string, name: string) =>
    followDistance(part, margin, (isNear) => heard.push(`${name} ${isNear}`))
  const endOne = follow(one!, '300% 0px', 'one')
  const endOther = follow(other!, '300% 0px', 'other')
  const endFar = follow(far!, '3000px 0px', 'far')
  expect(observers).toHaveLength(2)
  see(one!, false, true)
  see(far!, false)
  expect(heard).toEqual(['one true', 'far false'])
  endOne()
  see(one!, false)
  see(other!, true)
  expect(heard).toEqual(['one true', 'far false', 'other true'])
  endOther()
  endFar()
  expect(observers).toHaveLength(0)
})
