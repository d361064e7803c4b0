import { outageDigest } from '#lib/failures/outage-digest.ts'
import type { Rendering } from '#front/renderer.ts'

/** What visitors see: 500 for a fault of the site, 503 for an outage of a service that it needs. */
export type FailureStatus = 500 | 503

/** The renderer has failed. */
export class RenderFailure extends Error {
  readonly status: FailureStatus

  constructor(rendering: Rendering) {
    super(`The renderer responded with ${rendering.status}.`)
    this.status = isFaultOfPage(rendering) ? 500 : 503
  }
}

/** 503 for a page that could not be rendered in time or at all, 500 for one that has failed by itself. */
export function statusOfFailure(error: unknown): FailureStatus {
  return error instanceof RenderFailure ? error.status : 503
}

/** Calendars and feeds that fail say nothing about why: their readers try again. */
function isFaultOfPage({ headers, body }: Rendering): boolean {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html')
  return isPage && !body.includes(outageDigest)
}
