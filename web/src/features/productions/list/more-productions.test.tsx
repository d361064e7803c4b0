import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { connectionOf, pageAfter } from '#test/connections.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { mockClient, WithGraph } from '#test/mock-graph.tsx'
import { FollowingProductions } from './more-productions.tsx'

const filter = { season: 2, exhibitionType: undefined, tag: undefined, date: undefined }

type Variables = { after: string | null; seasonNumber: number | null }

test('P-12 L-14 pages follow one another, each with its own loading state, under the current filter', async () => {
  const requested: Variables[] = []
  show((question) => {
    requested.push(question)
    return pageAfter(question.after) < 3
  })
  expect(screen.getByRole('status').textContent).toBe('Wird geladen …')
  expect(await screen.findByText('2 weitere Produktionen geladen')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Stück 2a' }))

  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByRole('link', { name: 'Stück 3b' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Stück 2a' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull()
  expect(requested.map(({ after }) => pageAfter(after))).toEqual([2, 3])
  expect(requested.every(({ seasonNumber }) => seasonNumber === 2)).toBe(true)
})

test('P-12 an outage is shown, with a retry', async () => {
  let isDown = true
  show(() => {
    if (isDown) throw new Error('down')
    return false
  })
  expect((await screen.findByRole('alert')).textContent).toContain('fehlgeschlagen')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByRole('link', { name: 'Stück 2a' })).toBeTruthy()
})

function show(hasNext: (requested: Variables) => boolean) {
  const productions = (_: unknown, requested: Variables) => {
    const page = pageAfter(requested.after)
    const nodes = ['a', 'b'].map((letter, index) => ({
      number: page * 10 + index,
      title: `Stück ${page}${letter}`,
    }))
    return connectionOf(nodes, { hasNextPage: hasNext(requested) })
  }
  const client = mockClient({}, { Query: { productions } })
  renderInGerman(
    <WithGraph client={client}>
      <FollowingProductions next={{ filter, page: 2 }} locale="de" />
    </WithGraph>,
  )
}
