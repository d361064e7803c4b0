/** Third-party sources that pages may use, by directive. Pages load them only after consent. */
export type ThirdPartySources = {
  script: string[]
  connect: string[]
  image: string[]
  media: string[]
  frame: string[]
}

export const noThirdPartySources: ThirdPartySources = {
  script: [],
  connect: [],
  image: [],
  media: [],
  frame: [],
}

type Page = {
  scriptHashes: string[]
  thirdParty: ThirdPartySources
  isSecure: boolean
  /** On the page of an editor, for the styles of libraries. Pictures that are being uploaded are shown from memory there. */
  editorNonce?: string | undefined
}

/** The policy of a page: own files, and inline scripts only by hash. No inline styles. */
export function pagePolicy({ scriptHashes, thirdParty, isSecure, editorNonce }: Page): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes, ...thirdParty.script],
    ['style-src', "'self'", ...(editorNonce ? [`'nonce-${editorNonce}'`] : [])],
    ['img-src', "'self'", 'data:', ...(editorNonce ? ['blob:'] : []), ...thirdParty.image],
    ['media-src', "'self'", ...thirdParty.media],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...thirdParty.connect],
    ['frame-src', "'self'", ...thirdParty.frame],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ]
  if (isSecure) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** The policy in development: Next's hot reload evaluates scripts and opens a socket. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws:; frame-src 'self' https:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** The policy of every response that is not a page: it may be displayed, but nothing in it may run. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
