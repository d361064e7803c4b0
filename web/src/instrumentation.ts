import { reportFailure } from '#lib/failures/report-failure.ts'

/** Next calls this with what a page has thrown: the answer itself says no more than 500. */
export function onRequestError(error: unknown): void {
  reportFailure(error, 'A page could not be made.')
}
