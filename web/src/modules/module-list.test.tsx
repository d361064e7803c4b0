import { screen } from '@testing-library/react'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import { expect, test, vi } from 'vitest'
import { renderInGerman as render } from '#test/in-language.tsx'
import { ModuleList } from './module-list.tsx'

// As Next does when it starts.
await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  Object.assign(globalThis, { AsyncLocalStorage })
})

const headline = (number: number) => ({
  __typename: 'HeadlineModule',
  number,
  sectionNumber: null,
  column: null,
  content: `Absatz ${number}`,
  headlineLevel: 2,
  preline: '',
  subline: '',
  anchor: '',
})
const text = { ...headline(3), __typename: 'TextModule', richContent: '<p>Ein Text</p>' }

function show() {
  const modules = [headline(1), headline(2), text, headline(4)]
  render(<ModuleList modules={modules as never} setting={{ locale: 'de' }} />)
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent)
}

/** In a render of Next of this kind. */
const showIn = (store: object) => workUnitAsyncStorage.run(store as never, show)

test('a render that only fills caches has one module of each kind', () => {
  expect(showIn({ type: 'prerender', cacheSignal: {} })).toEqual(['Absatz 1'])
  expect(screen.getByText('Ein Text')).toBeTruthy()
})

test.each([
  ['outside a render', undefined],
  ['in the render that is cached', { type: 'prerender', cacheSignal: null }],
  ['in a render for a request', { type: 'request', cacheSignal: {} }],
])('all modules are shown %s', (_, store) => {
  const shown = store ? showIn(store) : show()
  expect(shown).toEqual(['Absatz 1', 'Absatz 2', 'Absatz 4'])
})
