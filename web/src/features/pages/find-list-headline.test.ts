import { afterEach, expect, test, vi } from 'vitest'
import { findListHeadline } from './find-list-headline.ts'

const graph = vi.hoisted(() => ({ read: vi.fn<(question: unknown) => Promise<unknown>>() }))
vi.mock('#graphql/read.ts', () => graph)

afterEach(() => vi.restoreAllMocks())

test('P-19 the headline is that of the CMS page at the path of the programme', async () => {
  graph.read.mockResolvedValueOnce({ page: { headline: 'Was wir spielen' } })
  expect(await findListHeadline('events', 'de')).toBe('Was wir spielen')
  expect(graph.read.mock.lastCall?.[0]).toMatchObject({
    variables: { locale: 'DE', path: 'programm' },
  })
})

test('P-19 without such a page there is none', async () => {
  graph.read.mockResolvedValueOnce({ page: null })
  expect(await findListHeadline('events', 'en')).toBeUndefined()
  expect(graph.read.mock.lastCall?.[0]).toMatchObject({ variables: { path: 'events' } })
})

test('P-19 when it cannot be loaded, that is logged and the page is rendered', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  graph.read.mockRejectedValueOnce(new Error('down'))
  expect(await findListHeadline('events', 'de')).toBeUndefined()
  expect(told).toHaveBeenCalledOnce()
})
