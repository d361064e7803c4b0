import type { EditedDraftQuery, EditedDraftQueryVariables } from './generated/graphql.ts'
import type { GraphRequest } from './transport.ts'

/** Metadata of a page with the request of its draft as JSON. Pages that have it get the script that sends it (`request-draft.ts`). */
export const draftRequestName = 'draft-request'

/** The request of a draft, by the hash of the registered query. */
export type DraftRequest = GraphRequest & { variables: EditedDraftQueryVariables }

type EarlyDraft = { variables: EditedDraftQueryVariables; response: Promise<EditedDraftQuery> }

declare global {
  interface Window {
    /** The draft that was requested while the framework was still loaded. */
    earlyDraft?: EarlyDraft | undefined
  }
}

/** The draft that was requested early, if it is the one that is wanted, and only once. Rejected with `GraphError` if the request failed. */
export function takeEarlyDraft(
  wanted: EditedDraftQueryVariables,
): Promise<EditedDraftQuery> | undefined {
  const { earlyDraft: early } = window
  window.earlyDraft = undefined
  const isWanted = early?.variables.slug === wanted.slug && early.variables.locale === wanted.locale
  return isWanted ? early.response : undefined
}
