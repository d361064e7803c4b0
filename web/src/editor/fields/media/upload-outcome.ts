export type UploadProblem =
  'tooLarge' | 'wrongType' | 'unreadable' | 'loggedOut' | 'forbidden' | 'failed'

/** What has become of an upload: the number of the picture or file, or why there is none. */
export type UploadOutcome =
  { ok: true; kind: 'image' | 'file'; number: number } | { ok: false; problem: UploadProblem }
