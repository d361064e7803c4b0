import { afterEach, expect, test } from 'vitest'
import { countObservers, moveInView } from '#test/fake-intersection-observer.ts'
import { followDistance } from './follow-distance.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Parts of a page, and what is heard of them. */
function openParts() {
  const heard: string[] = []
  const follow = (part: Element) => {
    const end = followDistance(part, (isNear) => heard.push(`${part.id} ${isNear}`))
    ends.push(end)
    return end
  }
  const partOf = (id: string) => Object.assign(document.createElement('div'), { id })
  return { heard, follow, partOf }
}

test('all parts have one observer, and each learns how it is by now, until it is left', () => {
  const { heard, follow, partOf } = openParts()
  const [one, other, far] = [partOf('one'), partOf('other'), partOf('far')]
  const endOne = follow(one)
  follow(other)
  follow(far)
  expect(countObservers()).toBe(1)
  moveInView(one, false, true)
  moveInView(far, false)
  expect(heard).toEqual(['one true', 'far false'])
  endOne()
  moveInView(one, false)
  moveInView(other, true)
  expect(heard).toEqual(['one true', 'far false', 'other true'])
})

test('what has ended already and ends again leaves the observer of others alone', () => {
  const { heard, follow, partOf } = openParts()
  const [first, second, third] = [partOf('first'), partOf('second'), partOf('third')]
  const endFirst = follow(first)
  endFirst()
  expect(countObservers()).toBe(0)
  follow(second)
  endFirst()
  follow(third)
  expect(countObservers()).toBe(1)
  moveInView(second, true)
  expect(heard).toEqual(['second true'])
})
