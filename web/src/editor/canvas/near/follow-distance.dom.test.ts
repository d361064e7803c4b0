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
  const follow = (part: Element, margin: string) => {
    const end = followDistance(part, margin, (isNear) => heard.push(`${part.id} ${isNear}`))
    ends.push(end)
    return end
  }
  const partOf = (id: string) => Object.assign(document.createElement('div'), { id })
  return { heard, follow, partOf }
}

test('parts with the same margin have one observer, and each learns how it is by now, until it is left', () => {
  const { heard, follow, partOf } = openParts()
  const [one, other, far] = [partOf('one'), partOf('other'), partOf('far')]
  const endOne = follow(one, '300% 0px')
  follow(other, '300% 0px')
  follow(far, '3000px 0px')
  expect(countObservers()).toBe(2)
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
  const endFirst = follow(first, '300% 0px')
  endFirst()
  expect(countObservers()).toBe(0)
  follow(second, '300% 0px')
  endFirst()
  follow(third, '300% 0px')
  expect(countObservers()).toBe(1)
  moveInView(second, true)
  expect(heard).toEqual(['second true'])
})
