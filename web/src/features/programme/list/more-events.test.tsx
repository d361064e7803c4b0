import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import de from '#messages/de.json'
import { mockClient, WithGraph } from '#test/mock-graph.tsx'
import { NextEvents } from './more-events.tsx'

const labels = de.programme.row
const second = { page: 2, choice: {}, continues: '2026-11-21' }

test('P-06 G-02 G-05 over the mocked schema, the next events are appended, announced and focused; the button leads on', async () => {
  const asked: number[] = []
  show((page) => {
    asked.push(page)
    return { events: [`Abend ${page}a`, `Abend ${page}b`], hasNext: page < 3 }
  })
  expect((await screen.findByText('2 weitere Termine geladen')).getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Abend 2a' }))

  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByRole('link', { name: 'Abend 3b' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull()
  expect(new Set(asked)).toEqual(new Set([2, 3, 4]))
})

test('P-06 an outage is told, and can be tried again', async () => {
  let isDown = true
  show(() => {
    if (isDown) throw new Error('down')
    return { events: ['Abend'], hasNext: false }
  })
  expect((await screen.findByRole('alert')).textContent).toContain('fehlgeschlagen')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByRole('link', { name: 'Abend' })).toBeTruthy()
})

function show(answer: (page: number) => { events: string[]; hasNext: boolean }) {
  const events = (_: unknown, { page }: { page: number }) => {
    const { events: titles, hasNext } = answer(page)
    const results = titles.map((title, index) => ({
      id: page * 10 + index,
      title,
      day: '2026-11-21',
      status: 'ON_SALE',
    }))
    return { results, count: 40, next: hasNext ? '/next' : null }
  }
  const client = mockClient({}, { Query: { events, teasers: () => [] } })
  render(
    <WithGraph client={client}>
      <NextEvents next={second} occasion="pressed" locale="de" labels={labels} level={2} />
    </WithGraph>,
  )
}
