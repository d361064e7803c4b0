import { expect, test, vi } from 'vitest'
import type { Read } from '#graphql/read.ts'
import { findListPage } from './find-list-page.ts'

const read = vi.fn<(question: unknown) => Promise<unknown>>()
const context = { read: read as Read }

test('P-19 headline and metadata are those of the CMS page at the path of the programme', async () => {
  read.mockResolvedValueOnce({ page: { headline: 'Was wir spielen' } })
  expect(await findListPage('events', { ...context, locale: 'de' })).toEqual({
    headline: 'Was wir spielen',
  })
  expect(read.mock.lastCall?.[0]).toMatchObject({
    variables: { locale: 'DE', path: 'programm' },
  })
})

test('P-19 without such a page there is none', async () => {
  read.mockResolvedValueOnce({ page: null })
  expect(await findListPage('events', { ...context, locale: 'en' })).toBeUndefined()
  expect(read.mock.lastCall?.[0]).toMatchObject({ variables: { path: 'events' } })
})

test('P-19 when it cannot be loaded, that is reported and the page is rendered', async () => {
  read.mockResolvedValueOnce(undefined)
  expect(await findListPage('events', { ...context, locale: 'de' })).toBeUndefined()
  expect(read.mock.lastCall?.[0]).toMatchObject({
    whenFailed: 'The page of the list programm could not be loaded.',
  })
})
