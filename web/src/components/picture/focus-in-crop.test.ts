import { expect, test } from 'vitest'
import { focusInCrop } from './focus-in-crop.ts'

const upright = { width: 400, height: 500 }

test('a point that the crop could be centred on is in its centre', () => {
  const whole = { width: 2000, height: 1000 }
  expect(focusInCrop({ x: 0.4, y: 0.2 }, { whole, crop: upright })).toEqual({ x: 0.5, y: 0.2 })
})

test('a point near an edge is as near to that edge of the crop', () => {
  const whole = { width: 2000, height: 1000 }
  // The crop is 800 wide and begins at the left edge, or ends at the right one.
  expect(focusInCrop({ x: 0.1, y: 0.5 }, { whole, crop: upright }).x).toBeCloseTo(0.25)
  expect(focusInCrop({ x: 0.95, y: 0.5 }, { whole, crop: upright }).x).toBeCloseTo(0.875)
})

test('a crop with the proportions of the picture has the point where the picture has it', () => {
  const whole = { width: 800, height: 1000 }
  expect(focusInCrop({ x: 0.3, y: 0.9 }, { whole, crop: upright })).toEqual({ x: 0.3, y: 0.9 })
})
