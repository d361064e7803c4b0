import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { TopAlertDocument, type TopAlertQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { reportFailure } from '#lib/failures/report-failure.ts'

export type Alert = NonNullable<TopAlertQuery['breakingNews']>[number]

/** The current alert. If it cannot be loaded, that is logged, and the page is rendered without it. */
export async function findTopAlert(locale: Locale, read: Read): Promise<Alert | undefined> {
  try {
    const { breakingNews } = await read({
      document: TopAlertDocument,
      variables: { locale: graphLocale(locale) },
      tags: tagsOfRead.breakingNews(),
    })
    return breakingNews?.[0]
  } catch (error) {
    reportFailure(error, 'The alerts could not be loaded.')
    return undefined
  }
}
