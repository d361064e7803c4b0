import { expect, test, vi } from 'vitest'
import type { Read } from '#graphql/read.ts'
import { findOwnContainer } from './find-own-container.ts'

const read = vi.fn<(question: unknown) => Promise<unknown>>()
const context = { locale: 'de', read: read as Read } as const

test('M-02 what editors have added to a page is found by its number, and read again when it changes', async () => {
  const container = { layout: 'narrow', modules: [{}] }
  read.mockResolvedValueOnce({ container })
  expect(await findOwnContainer({ kind: 'venue', number: 3 }, context)).toBe(container)
  expect(read.mock.lastCall?.[0]).toMatchObject({
    variables: { locale: 'DE', slug: 'venue-3' },
    tags: expect.arrayContaining(['container:venue-3']),
  })
})

test('E-08 an editor gets a version of it, and whoever may not see that a page that is not found', async () => {
  const version = { ...context, versionNumber: 12 }
  const container = { layout: null, modules: [{}] }
  read.mockResolvedValueOnce({ container }).mockResolvedValueOnce({ container: null })
  expect(await findOwnContainer({ kind: 'venue', number: 3 }, version)).toBe(container)
  expect(read.mock.lastCall?.[0]).toMatchObject({ variables: { versionNumber: 12 } })
  await expect(findOwnContainer({ kind: 'venue', number: 3 }, version)).rejects.toThrow(/404/)
})

test('E-09 E-14 an editor gets its draft, or what it will be, in the language in which it is written', async () => {
  const container = { layout: null, modules: [{}] }
  read.mockResolvedValueOnce({ container }).mockResolvedValueOnce({ container: null })
  const draft = { ...context, preview: { isDraft: true, language: 'ja' } } as const
  expect(await findOwnContainer({ kind: 'venue', number: 3 }, draft)).toBe(container)
  expect(read.mock.lastCall?.[0]).toMatchObject({
    variables: { locale: 'JA', slug: 'venue-3', isDraft: true },
  })
  const planned = { ...context, preview: { at: '2026-12-24T18:00:00.000Z' } }
  await expect(findOwnContainer({ kind: 'venue', number: 3 }, planned)).rejects.toThrow(/404/)
  expect(read.mock.lastCall?.[0]).toMatchObject({ variables: { locale: 'DE', ...planned.preview } })
})

test.each([undefined, { container: null }, { container: { layout: null, modules: [] } }])(
  'M-02 %j shows nothing',
  async (result) => {
    read.mockResolvedValueOnce(result)
    expect(await findOwnContainer({ kind: 'event', number: 1 }, context)).toBeUndefined()
  },
)
