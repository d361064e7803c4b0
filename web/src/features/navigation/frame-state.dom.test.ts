import { expect, test } from 'vitest'
import { frameState } from './frame-state.ts'

const windowHeight = 800
const at = (scrolled: number, isMenuOpen = false) =>
  frameState({ scrolled, windowHeight, isMenuOpen })

test('L-06 the header is scrolled past a quarter of the window, not at it', () => {
  expect([at(200).isScrolled, at(201).isScrolled]).toEqual([false, true])
})

test('L-06 it is not while the menu is open', () => {
  expect(at(700, true).isScrolled).toBe(false)
})

test('L-10 extra links appear past half of the window, not at it, whatever the menu does', () => {
  expect([at(400).isPastHalf, at(401).isPastHalf, at(401, true).isPastHalf]).toEqual([
    false,
    true,
    true,
  ])
})
