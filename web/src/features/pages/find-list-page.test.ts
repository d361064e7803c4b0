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

test('E-08 an editor gets a version of it, and whoever may not see that a page that is not found', async () => {
  const version = { ...context, locale: 'de', versionNumber: 12 } as const
  read.mockResolvedValueOnce({ page: { headline: 'Früher' } }).mockResolvedValueOnce({ page: null })
  expect(await findListPage('events', version)).toEqual({ headline: 'Früher' })
  expect(read.mock.lastCall?.[0]).toMatchObject({ variables: { versionNumber: 12 } })
  await expect(findListPage('events', version)).rejects.toThrow(/404/)
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
