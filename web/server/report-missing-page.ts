import { MissingPage as MissingPageResponse, errorLog } from '@foyer/schema/rest/error-log.ts'
import { z } from 'zod'
import type { MissingPage } from '#front/operation/missing-pages.ts'
import type { PostToOrigin } from './post-to-origin.ts'

const longestUrl = 2048

/** Reports a missing page to the origin. Throws when the origin does not count the view. */
export function createMissingPageReporter({
  postToOrigin,
  siteUrl,
}: {
  postToOrigin: PostToOrigin
  siteUrl: string
}) {
  return async ({ locale, path, times }: MissingPage): Promise<void> => {
    const response = await postToOrigin(
      errorLog.operations.logMissingPage.path.replace('{locale}', locale),
      { url: `${siteUrl}${path}`.slice(0, longestUrl), times },
    )
    z.parse(MissingPageResponse, response)
  }
}
