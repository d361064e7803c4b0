import { expect, test } from 'vitest'
import { cropPosition } from './crop-position.ts'

const whole = { width: 400, height: 300 }

test.each([
  ['the centre', { x: 0.5, y: 0.5 }, '50% 50%'],
  ['a point at the left edge', { x: 0, y: 0.5 }, '0% 50%'],
  ['a point near the left edge, as far as the edge allows', { x: 0.3, y: 0.5 }, '0% 50%'],
  ['a point right of the centre', { x: 0.6, y: 1 }, '75% 50%'],
])('E-12 an upright crop shows %s', (_name, point, position) => {
  expect(cropPosition(whole, { width: 4, height: 5 }, point)).toBe(position)
})

test('E-12 a crop of the same proportions shows all of it', () => {
  expect(cropPosition(whole, { width: 4, height: 3 }, { x: 0, y: 1 })).toBe('50% 50%')
})
