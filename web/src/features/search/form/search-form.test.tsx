import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { de } from '#messages/de.ts'
import { SearchForm } from './search-form.tsx'

vi.mock('./live-suggestions.tsx', () => ({ default: () => null }))

const labels = de.search.box
let isDesktop = true

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isDesktop }))
})
afterEach(() => {
  vi.useRealTimers()
  isDesktop = true
})

function show(placement: 'header' | 'page', term = '') {
  render(
    <SearchForm
      search="/de/search"
      term={term}
      locale="de"
      labels={labels}
      placement={placement}
    />,
  )
  const form = screen.getByRole<HTMLFormElement>('search')
  const press = () => {
    // A submit that is not prevented would leave the page.
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    act(() => {
      form.dispatchEvent(event)
    })
    return !event.defaultPrevented
  }
  return { form, press, field: screen.getByLabelText<HTMLInputElement>(labels.label) }
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const isOpen = (form: HTMLElement) => form.dataset['open'] === 'true'

test('S-02 the button opens the box; the field has the focus after 200 ms', () => {
  const { form, press, field } = show('header')
  expect(isOpen(form)).toBe(false)
  expect(press()).toBe(false)
  expect(isOpen(form)).toBe(true)
  pass(199)
  expect(document.activeElement).not.toBe(field)
  pass(1)
  expect(document.activeElement).toBe(field)
})

test('S-02 the box collapses 200 ms after it loses the focus, unless the focus returns', () => {
  const { form, press, field } = show('header')
  press()
  pass(200)
  act(() => {
    field.blur()
  })
  pass(199)
  expect(isOpen(form)).toBe(true)
  act(() => {
    field.focus()
  })
  pass(500)
  expect(isOpen(form)).toBe(true)
  act(() => {
    field.blur()
  })
  pass(200)
  expect(isOpen(form)).toBe(false)
})

test('S-02 Escape collapses the box and returns the focus to its button', () => {
  const { form, press, field } = show('header')
  press()
  pass(200)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(isOpen(form)).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: labels.submit }))
})

test('S-01 where there is no space for a box, its button leads to the search page', () => {
  isDesktop = false
  expect(show('header').press()).toBe(true)
})

test('S-01 an empty term does nothing; a term is searched for', () => {
  const { press, field } = show('page')
  expect(press()).toBe(false)
  field.value = '   '
  expect(press()).toBe(false)
  field.value = 'Hamlet'
  expect(press()).toBe(true)
})

test('S-01 the current tab stays, with page 1', () => {
  history.replaceState(null, '', '/de/search/others/3?q=x')
  const { form, press, field } = show('page', 'x')
  field.value = 'Hamlet'
  press()
  expect(new URL(form.action).pathname).toBe('/de/search/others/1')
  history.replaceState(null, '', '/')
})

test('S-01 clear empties the field and keeps its focus', () => {
  const { field } = show('page', 'Hamlet')
  expect(field.value).toBe('Hamlet')
  fireEvent.click(screen.getByRole('button', { name: labels.clear }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})
