import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectionOf, pageAfter } from '#test/connections.ts'
import { enterViewport } from '#test/fake-intersection-observer.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { mockClient, WithGraph } from '#test/mock-graph.tsx'
import type { LoadTrigger } from './more-props.ts'
import { NextEvents } from './more-events.tsx'

const second = { page: 2, choice: {}, continues: '2026-11-21' }

beforeEach(() => {
  history.replaceState(null, '')
  // jsdom has no layout: everything would be at the top, in view.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 0, 0))
})

test('P-06 G-02 G-05 over the mocked schema, the next events are appended, announced and focused; the button loads the following page', async () => {
  const requestedPages: number[] = []
  show((page) => {
    requestedPages.push(page)
    return { events: [`Abend ${page}a`, `Abend ${page}b`], hasNext: page < 3 }
  })
  expect((await screen.findByText('2 weitere Termine geladen')).getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Abend 2a' }))

  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByRole('link', { name: 'Abend 3b' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull()
  expect(new Set(requestedPages)).toEqual(new Set([2, 3, 4]))
})

test('P-06 an outage is shown, with a retry', async () => {
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

test('P-06 near the end the next page is loaded, once, without moving the focus', async () => {
  const requestedPages: number[] = []
  show((page) => {
    requestedPages.push(page)
    return { events: [`Abend ${page}`], hasNext: page < 4 }
  }, 'near')
  await screen.findByRole('link', { name: 'Abend 2' })
  expect(document.activeElement).toBe(document.body)

  enterViewport(margin)
  expect(requestedPages, 'nothing is loaded before the visitor scrolls').not.toContain(4)
  scroll()
  enterViewport(margin)
  enterViewport(margin)
  await screen.findByRole('link', { name: 'Abend 3' })
  enterViewport(margin)
  scrollAsRowsCome()
  expect(requestedPages, 'the browser scrolled, not the visitor').not.toContain(5)
  scroll()
  await screen.findByRole('link', { name: 'Abend 4' })
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull()
  const pages = requestedPages.filter((page, index) => requestedPages.indexOf(page) === index)
  expect(pages).toEqual([2, 3, 4, 5])
  expect(history.state).toMatchObject({ programmePages: 4 })
})

test('P-06 returning to the page loads the same pages again, and restores the position', async () => {
  history.replaceState({ programmePages: 3, programmeTop: 2400 }, '')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  show((page) => ({ events: [`Abend ${page}`], hasNext: page < 9 }), 'kept')
  await screen.findByRole('link', { name: 'Abend 3' })
  expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Abend 4' })).toBeNull()
  await waitFor(() =>
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 2400, behavior: 'instant' }),
  )
})

// In window heights below the window [9].
const margin = '1000% 0px 170% 0px'

function scroll() {
  window.dispatchEvent(new Event('keydown'))
  window.dispatchEvent(new Event('scroll'))
}

/** The browser scrolls without any input, to keep what is in view in its place while rows come in above it. */
function scrollAsRowsCome() {
  window.dispatchEvent(new Event('scroll'))
}

function show(
  respond: (page: number) => { events: string[]; hasNext: boolean },
  trigger: LoadTrigger = 'pressed',
) {
  const events = (_: unknown, { after }: { after: string | null }) => {
    const page = pageAfter(after)
    const { events: titles, hasNext } = respond(page)
    const nodes = titles.map((title, index) => ({
      number: page * 10 + index,
      title,
      day: '2026-11-21',
      sale: 'ON_SALE',
      schedule: 'SCHEDULED',
    }))
    return connectionOf(nodes, { hasNextPage: hasNext })
  }
  const client = mockClient({}, { Query: { events, teasers: () => [] } })
  renderInGerman(
    <WithGraph client={client}>
      <NextEvents next={second} trigger={trigger} locale="de" level={2} />
    </WithGraph>,
  )
}
