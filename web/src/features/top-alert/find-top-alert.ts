import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { TopAlertDocument, type TopAlertQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type Alert = NonNullable<TopAlertQuery['breakingNews']>[number]

/** The current alert. If it cannot be loaded, that is logged, and the page is rendered without it. */
export async function findTopAlert(locale: Locale, read: Read): Promise<Alert | undefined> {
  const result = await read({
    document: TopAlertDocument,
    variables: { locale: graphLocale(locale) },
    tags: tagsOfRead.breakingNews(),
    whenFailed: 'The alerts could not be loaded.',
  })
  return result?.breakingNews?.[0]
}
