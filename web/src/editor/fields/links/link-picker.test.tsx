import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderInGerman } from '#test/in-language.tsx'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { LinkPicker } from './link-picker.tsx'

const pinocchio = {
  __typename: 'ReferencedEntity',
  reference: 'event:7',
  number: 7,
  title: 'Pinocchio',
  detail: 'Stadttheater',
  startsAt: '2026-11-28T18:30:00.000Z',
  isVisible: true,
  isGone: false,
}

vi.mock('#editor/graph/call-graph.ts', () => ({
  callGraph: vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve({ references: [pinocchio], searchReferences: [pinocchio] }),
  ),
}))

beforeAll(openModalDialogs)

function show() {
  const onChoose = vi.fn<(link: string | undefined, name: string) => void>()
  renderInGerman(
    <LinkPicker
      link={undefined}
      locale="de"
      needsName
      onChoose={onChoose}
      onClose={() => undefined}
    />,
  )
  return {
    onChoose,
    target: screen.getByRole('combobox'),
    name: screen.getByLabelText('Text des Links'),
  }
}

test('E-04 nothing lies over the dialog before something is typed or asked for', async () => {
  const { target } = show()
  expect(document.activeElement).toBe(target)
  expect(target.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(target)
  expect(target.getAttribute('aria-expanded')).toBe('false')
  fireEvent.keyDown(target, { key: 'ArrowDown' })
  expect(target.getAttribute('aria-expanded')).toBe('true')
  const option = await screen.findByRole('option')
  expect(option.getAttribute('aria-selected')).toBe('false')
  fireEvent.keyDown(target, { key: 'ArrowDown' })
  expect(option.getAttribute('aria-selected')).toBe('true')
})

test('E-04 an event is offered with its day and time, and its title becomes the text of the link', async () => {
  const { target, name, onChoose } = show()
  fireEvent.change(target, { target: { value: 'pino' } })
  const option = await screen.findByRole('option', { selected: true })
  expect(option.textContent).toBe('Pinocchio Termin · Sa., 28.11.2026, 19:30 Uhr · Stadttheater')
  fireEvent.keyDown(target, { key: 'Enter' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(onChoose).toHaveBeenCalledWith('event:7', 'Pinocchio')
})

test('E-04 a text of the link that was written stays', async () => {
  const { target, name, onChoose } = show()
  fireEvent.change(name, { target: { value: 'zum Stück' } })
  fireEvent.change(target, { target: { value: 'pino' } })
  fireEvent.click(await screen.findByRole('option', { name: /^Pinocchio/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(onChoose).toHaveBeenCalledWith('event:7', 'zum Stück')
})
