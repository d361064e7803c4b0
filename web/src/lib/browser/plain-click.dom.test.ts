import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

test('a click is for this page unless it opens another window or a download', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true)
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect(isPlainClick(new MouseEvent('click', { [key]: true })), key).toBe(false)
  }
  expect(isPlainClick(new MouseEvent('click', { button: 1 }))).toBe(false)
})

test('a click that was handled already is ignored', () => {
  const click = new MouseEvent('click', { cancelable: true })
  click.preventDefault()
  expect(isPlainClick(click)).toBe(false)
})
