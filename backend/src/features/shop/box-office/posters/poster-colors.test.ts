import { expect, test } from 'vitest'
import { groundRules, textColorOn } from './poster-colors.ts'

test.each([
  ['#105047', '#ffffff'],
  ['#e8edf0', '#000000'],
  ['#767676', '#ffffff'],
  ['#777777', '#000000'],
])('on %s text is %s', (ground, color) => {
  expect(textColorOn(ground)).toBe(color)
})

test('a ground is set for elements with its name', () => {
  expect(groundRules('105047')).toBe(
    "[data-ground='105047'] { --ground: #105047; --on-ground: #ffffff; }\n",
  )
})
