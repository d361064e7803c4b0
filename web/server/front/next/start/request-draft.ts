/* Requests the draft of an edited page before the framework is there, which takes a slow machine a second. On pages of editors only (`delayed-start.ts`). */
import { draftRequestName, type DraftRequest } from '#graphql/early-draft.ts'
import type { EditedDraftQuery } from '#graphql/generated/graphql.ts'
import { findCsrfToken } from '#graphql/csrf/csrf-token.ts'
import { sendWithToken } from '#graphql/csrf/send-with-token.ts'

const meta = document.querySelector<HTMLMetaElement>(`meta[name='${draftRequestName}']`)
const token = findCsrfToken()
if (meta && token) {
  const request = JSON.parse(meta.content) as DraftRequest
  const response = token.then((sent) => sendWithToken(request, sent) as Promise<EditedDraftQuery>)
  // Whoever takes it gets the failure.
  response.catch(() => undefined)
  window.earlyDraft = { variables: request.variables, response }
}
