import { reportFailure } from '#lib/failures/report-failure.ts'

/** Next calls this with the error of a page; the response says only 500. */
export function onRequestError(error: unknown): void {
  reportFailure(error, 'A page could not be made.')
}
