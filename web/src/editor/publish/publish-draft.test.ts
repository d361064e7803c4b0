import { beforeEach, expect, test, vi } from 'vitest'
import { GraphError } from '#graphql/graph-error.ts'
import { PublishDraftDocument } from '#graphql/generated/graphql.ts'

vi.hoisted(() => vi.resetModules())
const { callGraph } = vi.hoisted(() => ({
  callGraph: vi.fn<(document: unknown) => Promise<unknown>>(),
}))
vi.mock('client-only', () => ({}))
vi.mock('#editor/graph/call-graph.ts', () => ({ callGraph }))

const { publishDraft } = await import('./publish-draft.ts')

const key = { slug: 'page-1', language: 'de' } as const
const lost = new Error('The response was lost.')

/** Publishing gets no response, and then this version is published. */
function loseResponse(versionNumber: number | null) {
  callGraph.mockImplementation((document: unknown) => {
    if (document === PublishDraftDocument) return Promise.reject(lost)
    return Promise.resolve({
      editedDocument: { number: 7, versionNumber, isChanged: false, schedules: [] },
    })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('E-10 a page is published although the response was lost', async () => {
  loseResponse(12)
  const publishing = publishDraft(key, { versionNumber: 11 })
  await vi.runAllTimersAsync()
  expect(await publishing).toEqual({ type: 'published', versionNumber: 12 })
})

test('E-10 without a new version nothing is published', async () => {
  loseResponse(11)
  const publishing = publishDraft(key, { versionNumber: 11 })
  await Promise.all([expect(publishing).rejects.toBe(lost), vi.runAllTimersAsync()])
})

test('E-10 a refusal is said at once, without asking what is published', async () => {
  const refusal = new GraphError('RATE_LIMITED', 'Too many calls.')
  callGraph.mockReset()
  callGraph.mockRejectedValue(refusal)
  await expect(publishDraft(key, { versionNumber: 11 })).rejects.toBe(refusal)
  expect(callGraph).toHaveBeenCalledOnce()
})
