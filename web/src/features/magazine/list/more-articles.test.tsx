import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { connectionOf, pageAfter } from '#test/connections.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { mockClient, WithGraph } from '#test/mock-graph.tsx'
import { FollowingArticles } from './more-articles.tsx'

type Variables = {
  after: string | null
  tagNumber: number | null
  categoryNumber: number | null
}

test('S-05 L-14 pages of a tag follow one another; an outage is shown, with a retry', async () => {
  const requested: Variables[] = []
  let isDown = true
  const articles = (_: unknown, question: Variables) => {
    if (isDown) throw new Error('down')
    requested.push(question)
    const page = pageAfter(question.after)
    return connectionOf([{ number: page, title: `Artikel ${page}` }], { hasNextPage: page < 3 })
  }
  renderInGerman(
    <WithGraph client={mockClient({}, { Query: { articles } })}>
      <FollowingArticles next={{ of: 'tag', number: 5, page: 2 }} locale="de" />
    </WithGraph>,
  )
  expect(screen.getByRole('status').textContent).toBe('Wird geladen …')
  expect((await screen.findByRole('alert')).textContent).toContain('fehlgeschlagen')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByRole('link', { name: 'Artikel 2' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByRole('link', { name: 'Artikel 3' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull()
  expect(
    requested.map(({ after, tagNumber, categoryNumber }) => [
      pageAfter(after),
      tagNumber,
      categoryNumber,
    ]),
  ).toEqual([
    [2, 5, null],
    [3, 5, null],
  ])
})
