import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusForm } from './focus-form.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function formOf(fields: string): void {
  document.body.innerHTML = `<aside data-panel><button>Schließen</button><div data-field="a">${fields}</div></aside>`
}
const focused = () => {
  focusForm()
  vi.runAllTimers()
  return document.activeElement?.id
}

test('E-04 Alt and Enter lead to the checked one of radio buttons', () => {
  formOf(`
    <input type="radio" name="size" id="small"><input type="radio" name="size" id="large" checked>`)
  expect(focused()).toBe('large')
})

test('E-04 Alt and Enter lead to the first radio button where none is checked, and else to the first field', () => {
  formOf('<input type="radio" name="size" id="small"><input type="radio" name="size" id="large">')
  expect(focused()).toBe('small')
  formOf('<input id="title"><input type="radio" name="size" id="large" checked>')
  expect(focused()).toBe('title')
})

test('E-04 Alt and Enter lead to the name of the first item of a list, or into one that is open', () => {
  const content = '<summary id="name">Frage</summary><div><input id="question"></div>'
  formOf(`<details>${content}</details>`)
  expect(focused()).toBe('name')
  formOf(`<details open>${content}</details>`)
  expect(focused()).toBe('question')
})
