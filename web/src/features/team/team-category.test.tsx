import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TeamCategory } from './team-category.tsx'

const category = {
  name: 'Leitung',
  count: '6 Personen',
  children: <li>Ilse Drabek</li>,
  size: 'some',
} as const

test('P-14 an open category shows its people under its heading', () => {
  render(<TeamCategory {...category} state="unfolded" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Leitung' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('Ilse Drabek')
  expect(screen.queryByText('6 Personen')).toBeNull()
})

test.each([
  ['open', true],
  ['closed', false],
] as const)('P-14 folded and %s, it shows the number of its people', (state, isOpen) => {
  render(<TeamCategory {...category} state={state} />)
  const widget = screen.getByRole('group')
  expect((widget as HTMLDetailsElement).open).toBe(isOpen)
  const summary = widget.querySelector('summary')!
  expect(within(summary).getByRole('heading', { name: 'Leitung' })).toBeTruthy()
  expect(summary.textContent).toContain('6 Personen')
})
