import { expect, test } from 'vitest'
import { leadAndWall } from './lead-and-wall.ts'

test('The wall has twelve productions beside the one that leads the page, in their order', () => {
  const productions = Array.from({ length: 24 }, (_, number) => ({
    number,
    events: [{}],
    image: number === 0 ? null : {},
  }))
  const { lead, wall } = leadAndWall(productions)
  expect(lead?.number).toBe(1)
  expect(wall.map(({ number }) => number)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})
