/* Requests the draft of an edited page before the framework is there, which takes a slow machine a second. On pages of editors only (`delayed-start.ts`). */
import { draftRequestName, type DraftRequest } from '#graphql/early-draft.ts'
import type { EditedDraftQuery } from '#graphql/generated/graphql.ts'
import { findCsrfToken } from '#graphql/csrf/csrf-token.ts'
import { executeOperation } from '#graphql/transport.ts'

const timeoutMs = 15_000

async function send(request: DraftRequest, token: Promise<string>): Promise<EditedDraftQuery> {
  const headers = { 'x-csrftoken': await token }
  const endpoint = { url: '/graphql', method: 'POST', headers, timeoutMs } as const
  const { data } = await executeOperation(request, endpoint)
  return data as EditedDraftQuery
}

const meta = document.querySelector<HTMLMetaElement>(`meta[name='${draftRequestName}']`)
const token = findCsrfToken()
if (meta && token) {
  const request = JSON.parse(meta.content) as DraftRequest
  const response = send(request, token)
  // Whoever takes it gets the failure.
  response.catch(() => undefined)
  window.earlyDraft = { variables: request.variables, response }
}
