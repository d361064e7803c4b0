import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInGerman } from '#test/in-language.tsx'
import { mockClient, WithGraph } from '#test/mock-graph.tsx'
import { Suggestions } from './suggestions.tsx'

type Suggest = (term: string) => string[] | Promise<string[]>

/** A field with suggestions, as in the search form. */
function show(suggest: Suggest) {
  const chosen = vi.fn<(title: string) => void>()
  const requested: string[] = []
  const client = mockClient(
    {},
    {
      Query: {
        searchSuggestions: async (_: unknown, { query }: { query: string }) => {
          requested.push(query)
          return (await suggest(query)).map((title) => ({ title, kind: 'PRODUCTION' }))
        },
      },
    },
  )
  const form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = '<div><input aria-label="Suchbegriff"></div>'
  form.addEventListener('submit', (event) => event.preventDefault())
  const field = form.querySelector('input')!
  const box = field.parentElement!.appendChild(document.createElement('div'))
  renderInGerman(
    <WithGraph client={client}>
      <Suggestions field={field} locale="de" onChoose={chosen} />
    </WithGraph>,
    { container: box },
  )
  field.focus()
  return { field, form, chosen, requested }
}

const list = () => screen.queryByRole('listbox')
const open = async (field: HTMLElement, term = 'zau') => {
  await userEvent.type(field, term)
  return screen.findByRole('listbox')
}

test('S-03 suggestions are requested in lower case; results are shown and announced', async () => {
  const { field, requested } = show(() => ['Die Zauberflöte', 'Zauberer'])
  expect(list()).toBeNull()
  await open(field, 'ZAU')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Die Zauberflöte',
    'Zauberer',
  ])
  expect(screen.getByRole('status').textContent).toContain('2 Vorschläge')
  expect(field.getAttribute('role')).toBe('combobox')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(requested.at(-1)).toBe('zau')
})

test('S-03 without suggestions, and without a term, there is no list', async () => {
  const { field, requested } = show((term) => (term === 'x' ? [] : ['Xerxes']))
  await userEvent.type(field, 'x')
  await waitFor(() => expect(requested).toEqual(['x']))
  expect(list()).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, '   ')
  expect(requested).toEqual(['x'])
})

test('S-03 arrow keys move through the list, Enter chooses', async () => {
  const { field, chosen } = show(() => ['Eins', 'Zwei'])
  await open(field)
  const selected = () =>
    screen
      .getAllByRole('option')
      .filter((option) => option.getAttribute('aria-selected') === 'true')
      .map(({ textContent }) => textContent)
  await userEvent.keyboard('{ArrowDown}')
  expect(selected()).toEqual(['Eins'])
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]!.id)
  await userEvent.keyboard('{ArrowUp}')
  expect(selected()).toEqual(['Zwei'])
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledWith('Zwei')
})

test('S-03 a press on one chooses it, and the field keeps the focus', async () => {
  const { field, chosen } = show(() => ['Eins'])
  await open(field)
  await userEvent.click(screen.getByRole('option'))
  expect(chosen).toHaveBeenCalledWith('Eins')
  expect(document.activeElement).toBe(field)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(document.body)],
  ['scrolling', () => fireEvent.scroll(window)],
  ['searching', ({ form }: ReturnType<typeof show>) => fireEvent.submit(form)],
  ['leaving the field', ({ field }: ReturnType<typeof show>) => fireEvent.blur(field)],
  ['clearing', ({ field }: ReturnType<typeof show>) => userEvent.clear(field)],
])('S-03 %s closes the list', async (_, close) => {
  const shown = show(() => ['Eins'])
  await open(shown.field)
  await act(async () => void (await close(shown)))
  expect(list()).toBeNull()
  expect(shown.field.getAttribute('aria-expanded')).toBe('false')
})

test('S-03 a late response for an earlier term is dropped', async () => {
  const late = Promise.withResolvers<string[]>()
  const { field } = show((term) => (term === 'z' ? late.promise : ['Zwei']))
  await userEvent.type(field, 'z')
  await userEvent.type(field, 'w')
  expect(await screen.findByRole('option', { name: 'Zwei' })).toBeTruthy()
  await act(async () => late.resolve(['Zuletzt']))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Zwei'])
})

test('S-03 X-13 a failure shows nothing, and is reported as an uncaught one is', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { field } = show(() => {
    throw new Error('down')
  })
  await userEvent.type(field, 'z')
  await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.any(Error)))
  expect(list()).toBeNull()
  vi.unstubAllGlobals()
})
