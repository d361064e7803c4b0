import { expect, test } from 'vitest'
import { setLine } from './sign-svg.ts'
import { buildings, labels } from './town-map-svg.ts'

/** Of the letters above the line, in their size. */
const capHeight = 0.7

test('no name on the plan of the way runs into a building', () => {
  for (const { text, x, y, size = 34 } of labels) {
    if (text === 'P') continue
    const right = x + setLine(text, size).width
    for (const [name, box] of Object.entries(buildings)) {
      const isBeside = right <= box.left || x >= box.right
      const isApart = y <= box.top || y - capHeight * size >= box.bottom
      expect(isBeside || isApart, `${text} and ${name}`).toBe(true)
    }
  }
})
