import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { TopAlertDocument, type TopAlertQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type Alert = NonNullable<TopAlertQuery['breakingNews']>[number]

/** The alert of the moment. Where it cannot be had, the console is told, and the page does without. */
export async function findTopAlert(locale: Locale): Promise<Alert | undefined> {
  try {
    const { breakingNews } = await read({
      document: TopAlertDocument,
      variables: { locale: graphLocale(locale) },
      tags: tagsOfRead.breakingNews(),
    })
    return breakingNews?.[0]
  } catch (error) {
    console.error('The alerts could not be read.', error)
    return undefined
  }
}
