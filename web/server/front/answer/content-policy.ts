/** Foreign addresses that pages may use, by what for. Loading them before consent is the pages' own business. */
export type ForeignSources = {
  script: string[]
  connect: string[]
  image: string[]
  media: string[]
  frame: string[]
}

export const noForeignSources: ForeignSources = {
  script: [],
  connect: [],
  image: [],
  media: [],
  frame: [],
}

type Page = { scriptHashes: string[]; foreign: ForeignSources; isSecure: boolean }

/** The policy of a page: own files, and of inline scripts only those whose hashes are given. No inline styles. */
export function pagePolicy({ scriptHashes, foreign, isSecure }: Page): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes, ...foreign.script],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...foreign.image],
    ['media-src', "'self'", ...foreign.media],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...foreign.connect],
    ['frame-src', "'self'", ...foreign.frame],
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

/** The policy while pages are being worked on: what Next brings along to reload them evaluates scripts and speaks by socket. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws:; frame-src 'self' https:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** The policy of everything that is no page: it may be shown, but nothing in it may run. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
